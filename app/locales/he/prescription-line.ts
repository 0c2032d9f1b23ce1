import type { prescriptionLine as english } from "../en/prescription-line";
import type { HebrewTexts } from "../translation";

/** מרשם שמוקלד או מודבק בהזמנה למטופל. */
export const prescriptionLine: HebrewTexts<typeof english> = {
  title: "הקלדה או הדבקה של מרשם",
  example: "R -3.25 -1.25x180 L -3.00 x2",
  read: "קריאה",
  clear: "ניקוי",
  use: {
    only: "להשתמש",
    written: "ימין ואז שמאל",
    swapped: "שמאל ואז ימין",
    right: "לעין ימין",
    left: "לעין שמאל",
    both: "לשתי העיניים",
  },
  filled: "מולא מתוך הטקסט",
  nothing: "אין בטקסט הזה ערכים של עדשה.",
  sides: { which: "לא כתוב לאיזו עין זה.", order: "לא כתוב אילו ערכים שייכים לאיזו עין." },
  ofEye: "{{eye}}: ",
  lens: {
    named: "עדשה: {{series}}",
    near: "העדשה שנכתבה אינה מיוצרת בערכים האלה. {{series}} מיוצרת בהם: אשרו את הבחירה.",
    form: "העדשה שכבר נבחרה: {{series}}",
    lastOrder: "העדשה מההזמנה האחרונה: {{series}}",
    unknown: "לא ברור לאיזו עדשה הכוונה. בחרו אותה למטה ואז השתמשו בטקסט.",
    none: "לא נכתבה עדשה. בחרו אותה למטה ואז השתמשו בטקסט.",
  },
  doubts: {
    sign: "{{fields}}: פלוס או מינוס? לא כתוב סימן.",
    trailing: "{{fields}}: הסימן אינו צמוד לתחילת המספר.",
    same: "{{fields}}: ״אותו דבר״ כמו בעין השנייה.",
    twice: "{{fields}}: כתובים שני ערכים שונים.",
    missing: "{{fields}}: לא כתוב ערך.",
    range: "{{fields}}: אין עדשה עם ערך כזה.",
    notMade: "{{fields}}: הערך הזה אינו מיוצר בעדשה הזאת.",
    additionOrCylinder: "{{fields}}: ייתכן שזה צילינדר פלוס.",
    total: "{{fields}}: לכל עין, או לשתיהן יחד?",
    supply: "{{fields}}: כתובה תקופת אספקה ולא מספר קופסאות.",
    spectacles: "{{fields}}: נכתב למשקפיים ולא לעדשות.",
    overRefraction: "{{fields}}: כתובה גם אובר רפרקציה. היא כלולה?",
    unclear: "{{fields}}: אי אפשר לקרוא את המספר בוודאות.",
  },
  rounded: "{{field}}: <num>{{from}}</num> יהיה <num>{{to}}</num>, הערך הקרוב ביותר שמיוצר.",
  transposed: "נכתב בצילינדר פלוס והומר למינוס.",
  notInLens: "ל־{{series}} אין: {{fields}}",
  leftOut: "לא נכלל: {{pieces}}",
};
