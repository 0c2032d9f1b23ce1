import type { solutions as english } from "../en/solutions";
import type { JapaneseTexts } from "../translation";

/** ケア用品の注文。 */
export const solutions: JapaneseTexts<typeof english> = {
  title: "ケア用品の注文",
  lead: "本数またはケース数を入力してください。両方が合算されます。スターターキットは一つずつ注文します。",
  search: "ケア用品またはメーカー",
  filters: { label: "表示", all: "すべて", favourites: "お気に入り", starters: "スターターキット" },
  found_other: "ケア用品{{count, number}}種",
  none: "この名前のケア用品はありません。",
  table: {
    caption: "ケア用品の価格、在庫、数量",
    solution: "ケア用品",
    price: "価格",
    stock: "在庫",
    cases: "ケース",
    bottles: "本数",
    total: "合計本数",
  },
  starter: "スターターキット",
  caseOf_other: "1ケース{{count, number}}本",
  casesOf: "{{solution}}のケース数",
  bottlesOf: "{{solution}}の本数",
  volume: "{{amount, number}} mL",
  inCart: "カート内：{{quantity, number}}",
  inCartMessage: "この製品は現在カートに入っています",
  favourite: "お気に入り",
  unavailable: "注文できません",
  draft: {
    title: "ケア用品",
    empty: "数量を入力してください。カートに入れる前にここに表示されます。",
    notInCart: "まだカートにありません",
    add: "カートに入れる",
    save: "変更を保存",
    nothing: "追加するものはまだありません",
    totalBottles: "合計本数：{{count, number}}",
    update: "合計を更新",
  },
  mistakes: {
    title_other: "修正が必要な数量{{count, number}}件",
    chooseAQuantity: "1以上の数量を選んでください。",
    notWhole: "{{solution}}：整数を入力してください。入力値：{{given}}",
    negative: "{{solution}}：0以上を入力してください。入力値：{{given}}",
    tooLarge: "{{solution}}：最大1,000本です。",
  },
  removal: {
    title_other: "カートからケア用品{{count, number}}点を外しますか？",
    text: "次のケア用品は数量が入力されていないため、保存するとカートから外れます。",
  },
};
