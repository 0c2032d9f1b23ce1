import type { cart as english } from "../en/cart";
import type { KoreanTexts } from "../translation";

export const cart: KoreanTexts<typeof english> = {
  title: "장바구니",
  groups: {
    patient: "환자",
    stock: "재고",
    solutions: "용액",
    office: "안경원용",
  },
  rail: {
    empty: "장바구니가 비어 있습니다. 담은 상품이 여기에 표시됩니다.",
    review: "확인하고 주문하기",
    orderBy: "<b>{{time}}</b>까지 주문, {{left}}",
    orderByShort: "{{time}}까지 주문",
    arrives: "<b>{{day}}</b> 도착",
  },
};
