import type { frame as english } from "../en/frame";
import type { JapaneseTexts } from "../translation";

export const frame: JapaneseTexts<typeof english> = {
  stepper: { fewer: "減らす", more: "増やす" },
  location: { change: "{{practice}}、{{location}}：店舗を変更" },
  account: { menu: "{{name}}：アカウント" },
  notice: {
    region: "お知らせ",
    success: "完了",
    added: "カートに入れました：{{what}}",
    added_patient: "{{patient}}様の注文をカートに入れました：{{what}}",
    taken: "カートから外しました：{{what}}",
    taken_patient: "{{patient}}様の注文をカートから外しました：{{what}}",
    inCart: "現在のカート：{{what}}",
    inCart_patient: "{{patient}}様の現在のカート：{{what}}",
    cartUnchanged: "カートは変更されませんでした",
  },
  legal: { terms: "利用規約", privacy: "プライバシーポリシー", cookies: "クッキー", accessibility: "アクセシビリティ" },
  acting: {
    title: "{{practice}}で操作しています。",
    since: "{{at}}から。",
    reason: "理由：{{reason}}。",
    trail: "操作はすべて{{practice}}の監査記録に残ります。",
    leave: "{{practice}}から退出",
  },
  connection: {
    loading: "読み込み中",
    opening: "接続を待っています。再接続すると自動的にページが開きます。",
    sending: "まだ送信されていません。接続を待って再試行しています。",
    ordering: "ご注文はまだ確定していません。再送信しています。二重に注文されることはありません。",
    waiting: "接続がありません。再試行しています。",
    stopped: "この操作には接続が必要です。再接続後にもう一度お試しください。",
    tryNow: "今すぐ再試行",
    cancel: "待機をやめる",
  },
  version: {
    ready: "新しいバージョンがあります。入力した内容は保持されます。",
    load: "今すぐ読み込む",
    later: "後で",
    gone: "このページは以前のバージョンです。このまま続けられます。リンクやボタンを押すたびにページが開きます。再読み込みしても入力した内容は残ります。",
    missing:
      "ページの一部を読み込めませんでした。このまま続けられます。リンクやボタンを押すたびにページが開きます。再読み込みしても入力した内容は残ります。",
    anew: "ページを再読み込み",
  },
  line: {
    label: "接続",
    slow: "低速",
    open: "一覧を開く",
    waiting_other: "送信待ち{{count, number}}件",
    more_other: "ほか{{count, number}}件",
    needs_other: "要確認{{count, number}}件",
    kept: "接続がありません。この端末で待機し、自動的に送信されます。",
    sent_other: "待機していた{{count, number}}件を送信しました。",
    signIn: "セッションの有効期限が切れました。待機中の内容を送信するにはログインしてください。",
    means: {
      online: "3秒以内に応答があります。",
      slow: "応答に3秒より長くかかっています。確定した内容は順番に送信されます。",
      waiting: "この端末に、まだ応答のない内容があります。自動的に送信されます。",
      offline: "接続がありません。入力内容は保持されます。",
    },
  },
};
