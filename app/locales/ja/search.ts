import type { search as english } from "../en/search";
import type { JapaneseTexts } from "../translation";

export const search: JapaneseTexts<typeof english> = {
  hint: "製品、患者、注文番号、追跡番号、箱のコード、または「{{lens}}」のようなレンズを入力してください。",
  none: "見つかりません",
  noneHint: "文字を減らすか、名前や番号の別の部分をお試しください。",
  recent: "最近",
  actions: "操作",
  products: "製品",
  patients: "患者",
  orders: "注文",
  pages: "ページ",
  all: "すべて表示",
  placeholder: "製品、患者、注文、コード",
  lenses: "レンズ",
  results: "検索結果",
  each: "1箱{{price}}",
  grid: "この度数で在庫注文を開きます",
  open: "開く",
  order: "注文",
  orderFor: "{{name}}の注文",
  failed: "検索できませんでした。Enterキーでもう一度お試しください。",
  addWhat: "カートに追加：{{what}}",
  carted: "カートに{{carted, number}}箱、合計{{total, number}}箱",
  understood: "在庫用に{{boxes}}と読み取りました。",
  forPatient: "患者の注文にする",
};
