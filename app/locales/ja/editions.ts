import type { editions as english } from "../en/editions";
import type { JapaneseTexts } from "../translation";

export const editions: JapaneseTexts<typeof english> = {
  cutOff: { IL: "イスラエル：本日{{time}}までの注文で{{day}}に到着。", KR: "韓国：本日{{time}}までの注文で{{day}}に到着。" },
};
