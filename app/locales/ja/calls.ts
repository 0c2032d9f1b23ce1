import type { calls as english } from "../en/calls";
import type { JapaneseTexts } from "../translation";

export const calls: JapaneseTexts<typeof english> = {
  title: "Dioptreの呼び出し一覧",
  intro:
    "ポータルの機能はすべて、セッションCookieを付けてHTTPで呼び出せます。拒否にはコード、メッセージ、データが含まれます。プログラム用:",
  answers: "応答",
};
