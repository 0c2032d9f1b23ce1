import type { editions as english } from "../en/editions";
import type { JapaneseTexts } from "../translation";

export const editions: JapaneseTexts<typeof english> = {
  names: { IL: "イスラエル版", KR: "韓国版" },
  vat: { IL: "価格は税抜", KR: "価格は税込" },
  vatRate: "付加価値税 {{rate}}",
  shipping: {
    DAY: "翌営業日に到着",
    OVERNIGHT: "翌営業日の午前に到着",
    GROUND: "通常便: 3～5営業日",
  },
  shipToPatient: {
    delivery: "最長5営業日、通常3営業日",
    fee: "送料{{amount}}を、患者と住所ごとに1回請求書に加算します",
    notOffered: "この国では、コンタクトレンズを通信販売で患者に送ることはできません。施設へ配送してください。",
  },
  postcode: { IL: "数字7桁", KR: "数字5桁" },
  cutOff: { IL: "イスラエル: 本日{{time}}までの注文で{{day}}に到着。", KR: "韓国: 本日{{time}}までの注文で{{day}}に到着。" },
};
