import type { usualOrder as english } from "../en/usual-order";
import type { JapaneseTexts } from "../translation";

export const usualOrder: JapaneseTexts<typeof english> = {
  title: "いつもの注文",
  lead: "{{location}}のこれまでの注文と前回の棚卸しから計算した、いま店頭在庫に補充が必要と思われるレンズです。実際の残りがここの数と違うときは、箱数を変更するか、棚卸しをしてください。",
  add: "カートに入れる",
  adding: "追加しています",
  notYet: "まだカートにありません",
  inCart_other: "レンズ{{count, number}}種類はすでにこの店舗のカートにあるため、ここには表示していません。",
  toCart: "カートへ",
  otherwiseInCart: "一部は別の数量ですでにカートに入っています",
  caption: "{{series}}：注文する数と理由",
  lens: "レンズ",
  boxes: "箱数",
  boxesOf: "{{product}}、{{lens}}の箱数",
  why: "理由",
  delivery: "在庫と到着",
  price: "1箱の価格",
  reason: "週に約{{used}}箱使用、残りは約{{left}}箱の見込み",
  reasonNone: "週に約{{used}}箱使用、残りはない見込み",
  more: "適正在庫は{{held}}箱。約{{days}}日分で、多く出る週のための予備（±{{spread}}箱）を含みます。お届けまで{{lead}}日。",
  lastOrdered: "前回の注文日",
  countedOn: "棚卸し日",
  putAside: "今回は見送る",
  putAsideOf: "今回は見送る：{{product}}、{{lens}}",
  aside: {
    title: "見送り中",
    text: "店頭に十分あるレンズです。",
    until: "見送り期限",
    back: "再び提案する",
    backOf: "再び提案する：{{product}}、{{lens}}",
  },
  none: {
    title: "いま補充が必要なレンズはありません",
    text: "これまでの注文から見ると、{{location}}に置いているレンズはどれも足りているはずです。",
  },
  young: {
    title: "まだ十分な履歴がありません",
    text: "{{location}}の在庫注文が{{weeks}}週間分たまり、同じレンズを2回以上注文すると、いつも必要な数がここに表示されます。",
  },
};
