import type { usualOrder as english } from "../en/usual-order";
import type { HebrewTexts } from "../translation";

export const usualOrder: HebrewTexts<typeof english> = {
  title: "ההזמנה הרגילה",
  lead: "מה שכנראה צריך להשלים עכשיו במלאי של {{location}}, לפי ההזמנות של הסניף והספירה האחרונה. אם יש על המדף יותר או פחות ממה שמוצג כאן, שנו את המספר או ספרו את המדף.",
  add: "הוספה לסל",
  adding: "בהוספה",
  notYet: "עדיין לא בסל",
  inCart_one: "עדשה אחת כבר נמצאת בסל של הסניף ולכן אינה מוצעת כאן.",
  inCart_two: "שתי עדשות כבר נמצאות בסלים של הסניף ולכן אינן מוצעות כאן.",
  inCart_other: "{{count, number}} עדשות כבר נמצאות בסלים של הסניף ולכן אינן מוצעות כאן.",
  toCart: "לסל",
  otherwiseInCart: "חלק מזה כבר בסל, בכמויות אחרות",
  caption: "{{series}}: מה להזמין ולמה",
  lens: "עדשה",
  boxes: "קופסאות",
  boxesOf: "קופסאות של {{product}}, {{lens}}",
  why: "למה",
  delivery: "מלאי והגעה",
  price: "מחיר לקופסה",
  reason: "נצרכות בערך {{used}} בשבוע, ואמורות להישאר בערך {{left}}",
  reasonNone: "נצרכות בערך {{used}} בשבוע, ולא אמורה להישאר אף קופסה",
  more: "מלאי יעד: {{held}}. הוא מספיק לכ־{{days}} ימים, כולל רזרבה לשבועות עמוסים (±{{spread}}). ימים עד לאספקה: {{lead}}.",
  lastOrdered: "הוזמן לאחרונה",
  countedOn: "נספר לאחרונה",
  putAside: "לא עכשיו",
  putAsideOf: "לא עכשיו: {{product}}, {{lens}}",
  aside: {
    title: "לא עכשיו",
    text: "מאלה יש מספיק על המדף.",
    until: "עד",
    back: "להציע שוב",
    backOf: "להציע שוב: {{product}}, {{lens}}",
  },
  none: {
    title: "אין מה להזמין כרגע",
    text: "לפי ההזמנות של {{location}}, אמור להיות מספיק מכל מה שמוחזק במלאי.",
  },
  young: {
    title: "עדיין אין די נתונים",
    text: "אחרי {{weeks}} שבועות של הזמנות מלאי של {{location}}, ואחרי שעדשה הוזמנה לפחות פעמיים, יופיע כאן מה שנדרש בדרך כלל.",
  },
};
