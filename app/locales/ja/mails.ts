import type { mails as english } from "../en/mails";
import type { JapaneseTexts } from "../translation";

export const mails: JapaneseTexts<typeof english> = {
  demo: { title: "デモのメール", none: "まだメールは送信されていません。" },
  greeting: "{{name}} 様",
  footer: "このメールは自動送信です。返信はお読みできません。",
  invitation: {
    subject: "{{practice}}のアカウントのご案内",
    body: "{{practice}}ではDioptreでコンタクトレンズとケア用品を注文しており、あなたのアカウントが作成されました。パスワードを決めるとご利用いただけます。",
    button: "アカウントを設定する",
    until: "リンクは14日間、1回だけ使えます。",
    ignore: "そちらにお勤めでない場合は、何もする必要はありません。",
  },
  reset: {
    subject: "新しいパスワードの設定",
    body: "{{practice}}のアカウントについて、新しいパスワードの依頼がありました。このリンクから設定してください。",
    button: "新しいパスワードを設定する",
    until: "リンクは60分間、1回だけ使えます。",
    ignore: "お心当たりがない場合は、今のパスワードをそのままお使いください。何も変わっていません。",
  },
  newDevice: {
    subject: "{{practice}}のアカウントに新しいログインがありました",
    body: "{{practice}}のアカウントに、これまで使われていないブラウザからログインがありました。",
  },
  passwordSet: {
    subject: "{{practice}}のパスワードが変更されました",
    body: "{{practice}}のアカウントのパスワードが変更されました。ほかの端末ではログアウトされています。",
  },
  security: {
    button: "ログイン中の端末を見る",
    when: "日時: {{at}}",
    whenOn: "日時: {{at}}、端末: {{device}}",
    notYou:
      "ご本人の操作であれば、何もする必要はありません。心当たりがない場合は、すぐに新しいパスワードを設定し、施設の管理者に連絡してください。",
  },
  orderConfirmation: {
    subject: "ご注文{{number}}を承りました",
    body: "{{practice}}（{{location}}）のご注文を承りました。",
    number: "確認番号: {{number}}",
    placed: "ご注文日時: {{at}}",
    total: "お支払い額（税込）: {{amount}}",
    changeable: "変更・取り消しができる期限: {{at}}",
    order: "注文{{number}}、{{amount}}",
    line: "{{product}}: {{boxes}}、{{arrival}}",
    button: "注文を見る",
  },
};
