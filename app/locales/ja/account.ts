import type { account as english } from "../en/account";
import type { JapaneseTexts } from "../translation";

export const account: JapaneseTexts<typeof english> = {
  picker: {
    hint: "施設名または地名、2文字以上",
    list: "見つかった施設",
    found_other: "施設が{{count, number}}件見つかりました",
    none: "施設が見つかりません。名前の別の部分、地名、取引先番号でお試しください。",
    searching: "検索中",
    toChoose: "選択",
    change: "施設を変更",
    back: "ログイン画面に戻る",
    title: "施設を探す",
    fixed: "このアドレスは、この施設専用です。",
  },
  signIn: {
    title: "ログイン",
    forgot: "パスワードをお忘れですか",
    show: "パスワードを表示",
    submit: "ログイン",
    invited: "招待を受けた方は、メールのリンクを開くか、そのキーをパスワード欄に入力してください。",
    cutOffLater: "次の締め切り：{{day}} {{time}}。それまでのご注文は{{arrival}}に届きます。",
  },
  forgot: {
    title: "パスワードをお忘れですか",
    body: "メールアドレスを入力してください。この施設のアカウントであれば、新しいパスワードを設定するリンクをお送りします。",
    submit: "リンクを送る",
    wait: "数分たっても届かない場合は、迷惑メールのフォルダーをご確認ください。",
  },
  register: {
    title: "アカウントの設定",
    lead: "{{name}}様、{{practice}}へようこそ。ログインに使うパスワードを決めてください。",
    age: "18歳以上です。",
    submit: "アカウントを設定する",
    done: "アカウントの準備ができました。新しいパスワードでログインしてください。",
    keyTitle: "招待キー",
    keyHint: "招待メールにあるリンクの末尾の部分です。",
    keySubmit: "続ける",
  },
  password: {
    again: "パスワード（確認）",
    new: "新しいパスワード",
    rules: "8文字以上128文字以内、英大文字を1文字以上。メールアドレスや、よく使われるパスワードは使えません。",
  },
  reset: {
    title: "新しいパスワードの設定",
    lead: "{{email}}のアカウントです。保存すると、ほかの場所ではすべてログアウトされます。",
    submit: "パスワードを保存する",
    done: "パスワードを変更しました。新しいパスワードでログインしてください。",
    again: "新しいリンクを依頼する",
  },
  terms: {
    step: "初回ログイン {{step, number}}/2",
    title: "利用規約",
    cookiesTitle: "クッキー",
    accept: "規約に同意する",
    acceptCookies: "クッキーに同意する",
    decline: "同意せずにログアウト",
    accepted: "規約に同意しました。",
  },
  signedOut: "ログアウトしました。",
};
