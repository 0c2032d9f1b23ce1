import type { mails as english } from "../en/mails";
import type { JapaneseTexts } from "../translation";

export const mails: JapaneseTexts<typeof english> = {
  demo: { title: "デモのメール", none: "まだメールは送信されていません。" },
  greeting: "{{name}}様",
  footer: "このメールは自動送信です。返信はお読みできません。",
  invitation: {
    subject: "{{practice}}のアカウントのご案内",
    body: "{{practice}}ではDioptreでコンタクトレンズとケア用品を注文しており、アカウントが作成されました。パスワードを決めるとご利用いただけます。",
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
  confirmEmail: {
    subject: "{{practice}}の新しいメールアドレスの確認",
    body: "このアドレスが{{practice}}の新しいログイン用メールアドレスとして入力されました。確認すると、これまでのアドレスに代わります。",
    button: "このアドレスを確認する",
    until: "リンクは24時間、1回だけ使えます。",
    ignore: "お心当たりがない場合は、何もする必要はありません。リンクを使わないかぎり何も変わりません。",
  },
  newDevice: {
    subject: "{{practice}}のアカウントに新しいログインがありました",
    body: "{{practice}}のアカウントに、これまで使われていないブラウザからログインがありました。",
  },
  passwordSet: {
    subject: "{{practice}}のパスワードが変更されました",
    body: "{{practice}}のアカウントのパスワードが変更されました。ほかの端末ではログアウトされています。",
  },
  factorReset: {
    subject: "{{practice}}の二段階認証がリセットされました",
    body: "{{practice}}の管理者が、アカウントの二段階認証を無効にしました。すべての端末でログアウトされています。施設で必須の場合は、次回のログイン時に設定し直してください。",
  },
  emailChangeAsked: {
    subject: "{{practice}}のアカウントに別のメールアドレスが入力されました",
    body: "{{practice}}のアカウントに別のメールアドレスが入力されました。新しいアドレスが確認されるまでは、今のアドレスでログインします。新しいパスワードを設定すると、変更は取り消されます。",
  },
  emailChanged: {
    subject: "{{practice}}のメールアドレスが変更されました",
    body: "今後{{practice}}には別のメールアドレスでログインします。このアドレスはアカウントで使われなくなりました。",
  },
  sessionReported: {
    subject: "{{practice}}のアカウントが他人に使われました",
    body: "{{name}}さんが、{{practice}}で他人が自分の名前で始めたセッションを終了しました。",
    button: "監査記録を見る",
    advice: "そのセッションで何が行われたかを確認し、新しいパスワードが設定されたことを確かめてください。",
  },
  security: {
    button: "ログイン中の端末を見る",
    when: "日時：{{at}}",
    whenOn: "日時：{{at}}、端末：{{device}}",
    notYou:
      "ご本人の操作であれば、何もする必要はありません。心当たりがない場合は、すぐに新しいパスワードを設定し、施設の管理者に連絡してください。",
  },
  part: "分納{{part}}",
  switchOff: "注文に関するメールの受信設定",
  orderProblem: {
    subject: "ご注文{{number}}について確認が必要です",
    body: "{{practice}}（{{location}}）のご注文{{number}}について、販売元から確認したいことがあります。確認が済むまで、以下の分は発送されません。",
    call: "{{phone}}に電話し、注文番号を伝えてください。",
  },
  backorderMoved: {
    subject: "ご注文{{number}}：お届け予定日の変更",
    body: "{{practice}}（{{location}}）のご注文{{number}}のうち、在庫がなかった箱のお届け日が変わりました。注文の画面で、待つ・代わりの品にする・取り消すのいずれかを選べます。",
    moved: "変更後：{{day}}ごろ（変更前：{{before}}）",
  },
  orderShipped: {
    subject: "ご注文{{number}}を発送しました",
    body: "{{practice}}（{{location}}）のご注文{{number}}のうち、以下の分が販売元から発送されました。",
    tracking: "追跡番号：{{number}}",
    arrives: "お届け予定：{{day}}",
    track: "配送業者のページで追跡",
  },
  requestAnswered: {
    subject: "ご注文{{number}}：販売元から回答がありました",
    asked: {
      cancelOrder: "ご注文{{number}}の取り消しをご依頼いただきました。",
      sendAvailable: "ご注文{{number}}について、在庫のある箱を先に発送するようご依頼いただきました。",
      replace: "ご注文{{number}}について、入荷待ちの箱の代わりに別の包装をご依頼いただきました。",
      cancelLine: "ご注文{{number}}について、入荷待ちの箱の取り消しをご依頼いただきました。",
      return: "ご注文{{number}}の箱の返品をご依頼いただきました。",
      shortage: "ご注文{{number}}の箱の不足をご申告いただきました。",
    },
    accepted: "販売元が承諾しました。",
    declined: "販売元ではお受けできませんでした。",
    received: "箱は販売元に届き、確認中です。",
    credited: "次回の請求書で代金を差し引きます。",
    words: "販売元からの連絡：{{words}}",
  },
  approvalAsked: {
    subject: "{{amount}}の注文が承認を待っています",
    body: "{{practice}}（{{location}}）の{{name}}さんから承認の依頼がありました：{{boxes}}、{{amount}}。",
    next: "管理者が承認するまで注文されません。",
    button: "注文を見る",
  },
  approvalDeclined: {
    subject: "{{amount}}の注文が差し戻されました",
    body: "{{practice}}（{{location}}）のご注文を{{name}}さんが差し戻しました：{{boxes}}、{{amount}}。",
    next: "注文は理由とともにカートに戻っています。",
    button: "理由を確認",
  },
  orderConfirmation: {
    subject: "ご注文{{number}}を承りました",
    body: "{{practice}}（{{location}}）のご注文を承りました。",
    placed: "ご注文日時：{{at}}",
    approved: "承認：{{name}}さん",
    delivery: "施設への配送：{{service}}",
    total: "お支払い額（税込）：{{amount}}",
    changeable: "変更・取り消しができる期限：{{at}}",
    change: "変更・取り消しをする",
    order: "注文",
    customer: "顧客番号{{number}}",
    button: "注文を見る",
  },
};
