import type { search as english } from "../en/search";
import type { KoreanTexts } from "../translation";

export const search: KoreanTexts<typeof english> = {
  hint: "제품, 이름, 주문 번호, 운송장 번호, 박스 코드 또는 ‘{{lens}}’처럼 렌즈를 입력하세요. 초성(ㄱㅁㅅ)으로도 찾을 수 있습니다.",
  none: "검색 결과가 없습니다",
  noneHint: "글자를 줄이거나 이름이나 번호의 다른 부분을 입력해 보세요.",
  recent: "최근",
  actions: "작업",
  products: "제품",
  patients: "고객",
  orders: "주문",
  pages: "페이지",
  all: "모두 보기",
  placeholder: "제품, 이름, 주문 또는 코드",
  lenses: "렌즈",
  results: "검색 결과",
  each: "박스당 {{price}}",
  grid: "이 도수에서 재고 주문을 엽니다",
  open: "열기",
  order: "주문",
  orderFor: "{{name}} 주문",
  failed: "검색하지 못했습니다. Enter 키를 눌러 다시 시도해 주세요.",
  addWhat: "장바구니에 담기: {{what}}",
  carted: "장바구니에 {{carted, number}}박스, 합계 {{total, number}}박스",
  understood: "재고용 {{boxes}}로 이해했습니다.",
  forPatient: "고객용으로 주문",
};
