import type { calls as english } from "../en/calls";
import type { JapaneseTexts } from "../translation";

export const calls: JapaneseTexts<typeof english> = {
  title: "Dioptre APIの呼び出し",
  intro:
    "ポータルの機能はすべて、セッションクッキーを付けてHTTPで呼び出せます。エラー応答にはコード、メッセージ、データが含まれます。プログラム用：",
  answers: "応答",
};
