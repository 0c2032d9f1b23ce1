import type { shelfCount as english } from "../en/shelf-count";
import type { KoreanTexts } from "../translation";

export const shelfCount: KoreanTexts<typeof english> = {
  crumbs: "현재 위치",
  lead: "{{location}}. 진열장의 박스를 스캔하거나 수량을 입력하세요. 이후 평소 주문은 이 재고 조사를 기준으로 계산됩니다.",
  field: "스캔한 코드",
  hint: "한 줄에 코드 하나씩 입력합니다. 박스를 차례로 스캔하면 로트 번호와 사용기한도 함께 기록됩니다.",
  count: "세기",
  lastBox: "마지막 박스",
  ofThese: "{{boxes}} 확인됨",
  takeBack: "스캔 취소",
  table: {
    title: "진열장 재고",
    caption: "확인한 수량과 평소 주문이 예상하는 재고",
    counted: "{{lenses, number}}종 중 {{counted, number}}종 확인",
    product: "제품",
    believed: "예상",
    onTheWay_other: "{{count, number}}박스 배송 중",
    boxes: "진열장의 박스 수",
    boxesOf: "진열장의 박스 수: {{product}}",
    wrong: "0에서 9999까지의 숫자를 입력하세요.",
    difference: "차이",
    same: "예상과 같음",
    more_other: "{{count, number}}박스 많음",
    fewer_other: "{{count, number}}박스 적음",
  },
  none: {
    title: "아직 확인한 것이 없습니다",
    text: "첫 박스를 스캔하세요. 이 지점이 정기적으로 주문하는 렌즈도 여기에 표시됩니다.",
  },
  finish: {
    all_other: "확인하지 않은 렌즈 {{count, number}}종은 진열장에 없습니다",
    allHint: "진열장 전체를 확인한 뒤에 선택하세요. 선택하지 않으면 확인하지 않은 렌즈는 예상 수량을 유지합니다.",
    button: "재고 조사 마치기",
    hint: "여러 사람이 동시에 셀 수 있습니다. 조사를 마치기 전에는 아무것도 바뀌지 않습니다.",
  },
  last_other: "최근 재고 조사: {{day}}, {{name}} 님, 렌즈 {{count, number}}종.",
  notices: {
    finished_other: "렌즈 {{count, number}}종을 확인했습니다. 평소 주문은 이 재고 조사를 기준으로 계산됩니다.",
  },
};
