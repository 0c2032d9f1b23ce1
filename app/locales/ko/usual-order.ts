import type { usualOrder as english } from "../en/usual-order";
import type { KoreanTexts } from "../translation";

export const usualOrder: KoreanTexts<typeof english> = {
  title: "평소 주문",
  lead: "{{location}}의 지난 주문과 최근 재고 조사를 바탕으로 지금 매장 재고에 필요할 것으로 보이는 렌즈입니다. 실제로 남은 수량이 다르면 박스 수를 바꾸거나 재고를 조사해 주세요.",
  add: "장바구니에 담기",
  adding: "담는 중",
  notYet: "아직 장바구니에 없음",
  inCart_other: "렌즈 {{count, number}}종은 이미 이 지점의 장바구니에 있어 여기에서 뺐습니다.",
  toCart: "장바구니로",
  otherwiseInCart: "일부는 이미 다른 수량으로 장바구니에 있습니다",
  caption: "{{series}}: 주문할 수량과 이유",
  lens: "렌즈",
  boxes: "박스",
  boxesOf: "{{product}}, {{lens}} 박스 수",
  why: "이유",
  delivery: "재고 및 도착",
  price: "박스당 가격",
  reason: "주당 약 {{used}}박스 사용, 약 {{left}}박스 남았을 것으로 예상",
  reasonNone: "주당 약 {{used}}박스 사용, 남은 것이 없을 것으로 예상",
  more: "적정 재고: {{held}}박스. 약 {{days}}일분이며 많이 나가는 주를 위한 여유분(±{{spread}}박스)을 포함합니다. 배송까지 걸리는 일수: {{lead}}.",
  lastOrdered: "최근 주문일",
  countedOn: "재고 조사일",
  putAside: "보류",
  putAsideOf: "보류: {{product}}, {{lens}}",
  aside: {
    title: "보류한 렌즈",
    text: "매장에 충분히 있는 렌즈입니다.",
    until: "보류 종료일",
    back: "다시 제안",
    backOf: "다시 제안: {{product}}, {{lens}}",
  },
  none: {
    title: "지금 필요한 것이 없습니다",
    text: "지난 주문으로 보면 {{location}}에 두는 렌즈는 모두 충분할 것입니다.",
  },
  young: {
    title: "아직 기록이 부족합니다",
    text: "{{location}}의 재고 주문이 {{weeks}}주 이상 쌓이고 같은 렌즈를 두 번 이상 주문하면 평소 필요한 수량이 여기에 나타납니다.",
  },
};
