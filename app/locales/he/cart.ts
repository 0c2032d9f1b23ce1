import type { cart as english } from "../en/cart";
import type { HebrewTexts } from "../translation";

export const cart: HebrewTexts<typeof english> = {
  title: "עגלה",
  groups: {
    patient: "מטופל",
    stock: "מלאי",
    solutions: "תמיסות",
    office: "למרפאה",
  },
  rail: {
    empty: "העגלה ריקה. מה שיתווסף יופיע כאן.",
    review: "בדיקה ומעבר לתשלום",
    orderBy: "להזמין עד <b>{{time}}</b>, {{left}}",
    orderByShort: "להזמין עד {{time}}",
    arrives: "מגיע ב<b>{{day}}</b>",
  },
};
