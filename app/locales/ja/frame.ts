import type { frame as english } from "../en/frame";
import type { JapaneseTexts } from "../translation";

export const frame: JapaneseTexts<typeof english> = {
  stepper: { fewer: "減らす", more: "増やす" },
  location: { change: "{{practice}}、{{location}}：店舗を変更" },
  account: { menu: "{{name}}：アカウント" },
  notice: { region: "お知らせ" },
  toCart: "カート",
};
