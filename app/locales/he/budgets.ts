import type { budgets as english } from "../en/budgets";
import type { HebrewTexts } from "../translation";

export const budgets: HebrewTexts<typeof english> = {
  lead: "כמה כל סניף רשאי להוציא בחודש, כולל מע״מ.",
  rule: "על הזמנה שחורגת מהתקציב מוצגת אזהרה. ב<a>כללי האישור</a> נקבע אם היא גם דורשת אישור.",
  month: "{{month}} {{year}}",
  none: "ללא תקציב",
  form: {
    now: "החודש",
    later: "החל מ{{month}}",
    amount: "תקציב לחודש ({{currency}})",
    amountHint: "כולל מע״מ. השאירו ריק אם אין תקציב.",
    from: "החל מחודש",
    fromHint: "עד שתקבעו תקציב אחר. מה שתוכנן לחודשים מאוחרים יותר מתבטל.",
    amountInvalid: "הזינו מספר שלם עד {{max}}, או השאירו ריק.",
    amountWithCoinsInvalid: "הזינו סכום עד {{max}}, עם שתי ספרות לכל היותר אחרי הנקודה, או השאירו ריק.",
    monthNotOffered: "החודש הזה עבר. בחרו חודש אחר.",
    changedElsewhere: "מנהל אחר שינה בינתיים את התקציב: {{steps}}. מה שהקלדתם עדיין כאן; שמרו שוב כדי להחליף.",
    step: "החל מ{{month}} {{amount}}",
    saved: "התקציב של {{location}} נשמר.",
  },
  inCart: {
    left: "אחרי ההזמנה הזאת יישארו {{amount}} מהתקציב של {{month}}",
    beyond: "עם ההזמנה הזאת יש חריגה של {{amount}} מהתקציב של {{month}}.",
    spent: "הוצאו לפניה {{spent}} מתוך {{amount}}",
  },
  present: {
    title: "התקציב של {{month}}",
    spent: "הוצאו {{spent}} מתוך {{amount}}",
    left: "נשארו {{amount}}",
    beyond: "חריגה של {{amount}} מהתקציב",
  },
  report: {
    title: "הוצאות מול תקציב",
    text: "חודשים שלמים של התקופה, כולל מע״מ, בלי הזמנות שבוטלו.",
    location: "סניף",
    month: "חודש",
    budget: "תקציב",
    spent: "הוצאות",
    left: "נשאר",
    noneSet: "לאף סניף אין תקציב בתקופה הזאת.",
    set: "קביעת תקציבים",
  },
};
