import type { Failures } from "~/locales/en/failures";

export const failures: Failures = {
  badRequest: { title: "URLが正しくありません", text: "URLを確認するか、ホームページからやり直してください。" },
  crossSite: {
    title: "別のサイトから送られたリクエストです",
    text: "セキュリティのため、何も変更していません。ポータルを直接開いて、もう一度お試しください。",
  },
  notAllowed: { title: "このリクエストには対応していません", text: "ホームページからやり直してください。" },
  tooLarge: { title: "一度に送る量が多すぎます", text: "一度に送れるのは1MBまでです。何も保存されていません。分けて送ってください。" },
  unknownHost: { title: "このアドレスはポータルのものではありません", text: "ご存じのアドレスからポータルを開いてください。" },
  unexpected: {
    title: "申し訳ありません。問題が発生したようです。",
    text: "リクエストの処理中にエラーが発生しました。もう一度お試しください。解決しない場合は、次の番号を添えてサポートにご連絡ください：",
  },
  home: "ホームページ",
};
