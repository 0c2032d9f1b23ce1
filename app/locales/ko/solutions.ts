import type { solutions as english } from "../en/solutions";
import type { KoreanTexts } from "../translation";

/** 렌즈 관리용액 주문. */
export const solutions: KoreanTexts<typeof english> = {
  title: "관리용액 주문",
  lead: "병 수나 케이스 수를 입력하세요. 둘은 합산됩니다. 스타터 키트는 낱개로 주문합니다.",
  search: "관리용액 또는 제조사",
  filters: { label: "보기", all: "전체", favourites: "즐겨찾기", starters: "스타터 키트" },
  found_other: "관리용액 {{count, number}}종",
  none: "이 이름의 관리용액이 없습니다.",
  table: {
    caption: "가격, 재고, 수량이 있는 관리용액 목록",
    solution: "관리용액",
    price: "가격",
    stock: "재고",
    cases: "케이스",
    bottles: "병",
    total: "총 병 수",
  },
  starter: "스타터 키트",
  caseOf_other: "케이스당 {{count, number}}병",
  casesOf: "{{solution}} 케이스 수",
  bottlesOf: "{{solution}} 병 수",
  volume: "{{amount, number}} mL",
  inCart: "장바구니: {{quantity, number}}",
  inCartMessage: "이 제품은 현재 장바구니에 담겨 있습니다",
  favourite: "즐겨찾기",
  unavailable: "주문 불가",
  draft: {
    title: "관리용액",
    empty: "수량을 입력하세요. 장바구니에 담기 전에 여기에 표시됩니다.",
    notInCart: "아직 장바구니에 없음",
    add: "장바구니에 담기",
    save: "변경 사항 저장",
    nothing: "아직 추가할 항목이 없습니다",
    totalBottles: "총 병 수: {{count, number}}",
    update: "합계 업데이트",
  },
  mistakes: {
    title_other: "수정할 수량 {{count, number}}건",
    chooseAQuantity: "수량을 1 이상 선택하세요.",
    notWhole: "{{solution}}: 정수를 입력하세요. 입력한 값: {{given}}",
    negative: "{{solution}}: 0 이상을 입력하세요. 입력한 값: {{given}}",
    tooLarge: "{{solution}}: 최대 1,000병입니다.",
  },
  removal: {
    title_other: "장바구니에서 관리용액 {{count, number}}개를 삭제할까요?",
    text: "다음 관리용액은 수량이 입력되지 않아 저장하면 장바구니에서 삭제됩니다.",
  },
};
