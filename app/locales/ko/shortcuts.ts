import type { shortcuts as english } from "../en/shortcuts";
import type { KoreanTexts } from "../translation";

export const shortcuts: KoreanTexts<typeof english> = {
  lead: "Tab과 Enter 외에 쓸 수 있는 키입니다.",
  scan: "어느 페이지에서든 박스를 스캔하면 렌즈가 표시되며, 스캔만으로는 주문되지 않습니다. <page>코드 입력 또는 스캔</page>",
  key: "키",
  does: "기능",
  singleKeys: "이 브라우저에서 단일 키 단축키 사용",
  search: "검색",
  palette: "검색하거나 원하는 페이지로 이동",
  help: "이 목록 보기",
  order: "고객 주문",
  move: "도수 표의 칸 이동",
  add: "입력한 내용을 장바구니에 담기",
  paste: "도수 표에 열 붙여넣기",
  line: "처방 입력 또는 붙여넣기",
  copyRight: "우안을 좌안에 복사",
  copyLeft: "좌안을 우안에 복사",
  confirm: "고객 주문의 제안값 확인",
  repeat: "고객의 최근 주문 재주문",
  takeEarlier: "평소와 다른 값 대신 이전 값 사용",
  keepValue: "확인을 요청받은 값 유지",
};
