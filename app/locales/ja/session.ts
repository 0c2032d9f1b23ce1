import type { session as english } from "../en/session";
import type { JapaneseTexts } from "../translation";

export const session: JapaneseTexts<typeof english> = {
  location: {
    title: "勤務する店舗を選ぶ",
    choose: "この店舗で作業する",
    changed: "現在の店舗は{{name}}です。",
  },
};
