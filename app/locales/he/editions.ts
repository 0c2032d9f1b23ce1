import type { editions as english } from "../en/editions";
import type { HebrewTexts } from "../translation";

export const editions: HebrewTexts<typeof english> = {
  names: { IL: "מהדורת ישראל", KR: "מהדורת קוריאה" },
  vat: { IL: "המחירים לפני מע״מ", KR: "המחירים כוללים מע״מ" },
  vatRate: "מע״מ {{rate}}",
  shipping: {
    DAY: "הגעה ביום העסקים הבא",
    OVERNIGHT: "הגעה ביום העסקים הבא, בבוקר",
    GROUND: "משלוח יבשתי: 3 עד 5 ימי עסקים",
  },
  shipToPatient: {
    delivery: "עד 5 ימי עסקים, בדרך כלל 3",
    fee: "דמי שליחות {{amount}}, יתווספו לחשבונית פעם אחת לכל מטופל וכתובת",
    notOffered: "במדינה זו אסור לשלוח עדשות מגע למטופלים בהזמנה בדואר. יש לבחור במשלוח למרפאה.",
  },
  postcode: { IL: "7 ספרות", KR: "5 ספרות" },
  cutOff: { IL: "ישראל: הזמנה היום עד {{time}}, הגעה ב{{day}}.", KR: "קוריאה: הזמנה היום עד {{time}}, הגעה ב{{day}}." },
};
