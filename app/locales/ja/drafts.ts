import type { drafts as english } from "../en/drafts";
import type { JapaneseTexts } from "../translation";

export const drafts: JapaneseTexts<typeof english> = {
  lead: "入力途中の注文と患者フォームは、サーバーに12時間保存されます。どの端末からでも続けられます。",
  empty: "下書きはありません。注文や患者フォームに入力した内容は、送信するまでここに保存されます。",
  open: "開く",
  openOf: "開く：{{what}}",
  show: "下書きを表示",
  kept: "{{at}}に保存",
  from: "{{name}}さんから",
  ofPatient: "{{kind}}：{{name}}",
  lines_other: "明細{{count, number}}件",
  give: {
    open: "同僚に引き継ぐ",
    openOf: "同僚に引き継ぐ：{{what}}",
    told: "下書きは同僚の一覧に移ります。引き継ぎは監査記録に残ります。",
    to: "同僚",
    send: "引き継ぐ",
    none: "この店舗にはほかのスタッフがいません。",
  },
  notices: { given: "{{name}}さんに引き継ぎました。下書きは相手の一覧にあります。" },
};
