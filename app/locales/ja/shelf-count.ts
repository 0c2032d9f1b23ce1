import type { shelfCount as english } from "../en/shelf-count";
import type { JapaneseTexts } from "../translation";

export const shelfCount: JapaneseTexts<typeof english> = {
  crumbs: "現在の位置",
  lead: "{{location}}。棚の箱をスキャンするか、箱数を入力してください。以後、いつもの注文はこの棚卸しをもとに計算されます。",
  field: "スキャンしたコード",
  hint: "1行に1コードです。箱を順にスキャンすると、ロット番号と使用期限も記録されます。",
  count: "数える",
  lastBox: "最後の箱",
  ofThese: "{{boxes}}を確認",
  takeBack: "スキャンを取り消す",
  table: {
    title: "棚の在庫",
    caption: "数えた箱数と、いつもの注文が見込む在庫",
    counted: "{{lenses, number}}種類のうち{{counted, number}}種類を確認",
    product: "製品",
    believed: "見込み",
    onTheWay_other: "ほかに{{count, number}}箱が配送中",
    boxes: "棚の箱数",
    boxesOf: "棚の箱数：{{product}}",
    wrong: "0から9999までの数字を入力してください。",
    difference: "差",
    same: "見込みどおり",
    more_other: "{{count, number}}箱多い",
    fewer_other: "{{count, number}}箱少ない",
  },
  none: {
    title: "まだ何も数えていません",
    text: "最初の箱をスキャンしてください。この店舗が定期的に注文するレンズもここに表示されます。",
  },
  finish: {
    all_other: "数えていないレンズ{{count, number}}種類は棚にありません",
    allHint: "棚をすべて数えたあとで選んでください。選ばない場合、数えていないレンズは見込みのままになります。",
    button: "棚卸しを終える",
    hint: "複数の人が同時に数えられます。終えるまでは何も変わりません。",
  },
  last_other: "前回の棚卸し：{{day}}、{{name}}さん、レンズ{{count, number}}種類。",
  notices: {
    finished_other: "レンズ{{count, number}}種類を数えました。いつもの注文はこの棚卸しをもとに計算されます。",
  },
};
