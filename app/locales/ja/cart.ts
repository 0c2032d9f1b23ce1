import type { cart as english } from "../en/cart";
import type { JapaneseTexts } from "../translation";

export const cart: JapaneseTexts<typeof english> = {
  title: "カート",
  groups: {
    patient: "患者",
    stock: "在庫",
    solutions: "ケア用品",
    office: "店舗用",
  },
  rail: {
    empty: "カートは空です。追加したものがここに表示されます。",
    review: "確認して注文へ進む",
    orderBy: "<b>{{time}}</b>までに注文、{{left}}",
    orderByShort: "{{time}}までに注文",
    arrives: "<b>{{day}}</b>に到着",
  },
};
