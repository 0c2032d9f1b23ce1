import type { settings as english } from "../en/settings";
import type { JapaneseTexts } from "../translation";

export const settings: JapaneseTexts<typeof english> = {
  you: "自分",
  practice: {
    title: "店舗情報",
    lead: "販売元と店舗検索に表示される情報です。",
    name: "店舗名",
    languageHint: "店舗宛てメールの言語です。",
    locationName: "拠点名",
    shipping: "通常の配送",
    saved: "{{name}}の店舗情報を保存しました。",
  },
};
