import type { settings as english } from "../en/settings";
import type { JapaneseTexts } from "../translation";

export const settings: JapaneseTexts<typeof english> = {
  you: "自分",
  practice: {
    title: "施設情報",
    lead: "販売元に登録されている情報です。ログイン時の施設の選択画面にも表示されます。",
    name: "施設名",
    languageHint: "施設宛てメールの言語です。",
    businessNumber: "事業者登録番号",
    businessNumberHint: "販売元が供給実績を報告する際に使います。数字10桁です。",
    businessNumberInvalid: "10桁すべてを正しく入力してください。例：{{example}}。最後の桁はチェックデジットです。",
    locationName: "店舗名",
    shipping: "通常の配送",
    partnerNumber: "取引先番号",
    saved: "{{name}}の施設情報を保存しました。",
  },
};
