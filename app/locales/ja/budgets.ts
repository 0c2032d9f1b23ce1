import type { budgets as english } from "../en/budgets";
import type { JapaneseTexts } from "../translation";

export const budgets: JapaneseTexts<typeof english> = {
  lead: "各店舗が1か月に使える金額です（税込）。",
  rule: "予算を超える注文には警告が表示されます。承認も必要かどうかは<a>承認のルール</a>で決めます。",
  month: "{{year}}年{{month}}",
  none: "予算なし",
  form: {
    now: "今月",
    later: "{{month}}から",
    amount: "月の予算（{{currency}}）",
    amountHint: "税込。予算を設けない場合は空欄にしてください。",
    from: "開始月",
    fromHint: "次に設定するまで適用されます。それ以降の月の予定は取り消されます。",
    amountInvalid: "{{max}}以下の整数を入力するか、空欄にしてください。",
    amountWithCoinsInvalid: "{{max}}以下の金額を小数点以下2桁までで入力するか、空欄にしてください。",
    monthNotOffered: "この月は終わりました。別の月を選んでください。",
    changedElsewhere:
      "その間に別の管理者がこの予算を変更しました：{{steps}}。入力した内容は残っています。置き換えるにはもう一度保存してください。",
    step: "{{month}}から{{amount}}",
    saved: "{{location}}の予算を保存しました。",
  },
  inCart: {
    left: "この注文のあと、{{month}}の予算は残り{{amount}}です",
    beyond: "この注文を含めると、{{month}}の予算を{{amount}}超えます。",
    spent: "注文前に{{amount}}のうち{{spent}}を使用",
  },
  present: {
    title: "{{month}}の予算",
    spent: "{{amount}}のうち{{spent}}を使用",
    left: "残り{{amount}}",
    beyond: "予算を{{amount}}超過",
  },
  report: {
    title: "予算と支出",
    text: "期間に含まれる月の全体、税込、取り消し分を除く。",
    location: "店舗",
    month: "月",
    budget: "予算",
    spent: "支出",
    left: "残り",
    noneSet: "この期間に予算のある店舗はありません。",
    set: "予算を設定",
  },
};
