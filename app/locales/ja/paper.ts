import type { paper as english } from "../en/paper";
import type { JapaneseTexts } from "../translation";

export const paper: JapaneseTexts<typeof english> = {
  receipt: "注文確認書{{number}}",
  order: "注文{{number}}",
  orderNumber: "注文番号",
  eye: "眼",
  product: "製品",
  page: "{{pages, number}}ページ中{{page, number}}ページ",
  pair: "{{label}}：{{value}}",
  notInvoice: "代金は月次の請求書でご請求します。本書は税務上の請求書ではありません。価格は注文時に確定しています。",
};
