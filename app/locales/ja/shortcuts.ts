import type { shortcuts as english } from "../en/shortcuts";
import type { JapaneseTexts } from "../translation";

export const shortcuts: JapaneseTexts<typeof english> = {
  lead: "TabとEnter以外に使えるキーです。",
  scan: "どのページでも箱をスキャンするとレンズが表示されます。スキャンするだけでは注文されません。<page>コードを入力またはスキャン</page>",
  key: "キー",
  does: "動作",
  singleKeys: "このブラウザで単独キーのショートカットを使う",
  search: "検索",
  palette: "検索、または任意のページへ移動",
  help: "この一覧を表示",
  order: "患者の注文",
  move: "度数表のマスを移動",
  add: "入力した内容をカートに入れる",
  paste: "度数表に列を貼り付け",
  line: "処方を入力または貼り付け",
  copyRight: "右眼を左眼にコピー",
  copyLeft: "左眼を右眼にコピー",
  confirm: "患者注文の提案値を確認する",
  repeat: "患者の最近の注文を再注文",
  takeEarlier: "通常と異なる値を前回の値に戻す",
  keepValue: "確認を求められた値をそのままにする",
};
