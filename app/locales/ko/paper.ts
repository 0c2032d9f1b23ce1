import type { paper as english } from "../en/paper";
import type { KoreanTexts } from "../translation";

export const paper: KoreanTexts<typeof english> = {
  receipt: "주문 확인서 {{number}}",
  order: "주문 {{number}}",
  orderNumber: "주문 번호",
  eye: "눈",
  product: "제품",
  page: "{{pages, number}}쪽 중 {{page, number}}쪽",
  pair: "{{label}}: {{value}}",
  notInvoice: "대금은 월별 청구서로 청구됩니다. 이 문서는 세금계산서가 아닙니다. 가격은 주문 시점에 확정되었습니다.",
};
