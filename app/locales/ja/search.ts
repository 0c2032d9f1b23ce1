import type { search as english } from "../en/search";
import type { JapaneseTexts } from "../translation";

export const search: JapaneseTexts<typeof english> = {
  hint: "商品、患者の名前や番号、または注文番号を入力してください。",
  none: "見つかりません",
  noneHint: "文字を減らすか、名前や番号の別の部分をお試しください。",
  products: "商品",
  patients: "患者",
  orders: "注文",
  all: "すべて表示",
};
