import type { search as english } from "../en/search";
import type { KoreanTexts } from "../translation";

export const search: KoreanTexts<typeof english> = {
  hint: "상품, 환자 이름이나 번호, 주문 번호를 입력하세요.",
  none: "찾은 것이 없습니다",
  noneHint: "글자를 줄이거나 이름이나 번호의 다른 부분을 입력해 보세요.",
  products: "상품",
  patients: "환자",
  orders: "주문",
  all: "모두 보기",
};
