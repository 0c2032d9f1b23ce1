import type { frame as english } from "../en/frame";
import type { HebrewTexts } from "../translation";

export const frame: HebrewTexts<typeof english> = {
  stepper: { fewer: "פחות", more: "יותר" },
  location: { change: "{{practice}}, {{location}}: החלפת סניף" },
  account: { menu: "{{name}}: החשבון שלכם" },
  notice: {
    region: "הודעה",
    success: "בוצע",
    added: "נוסף לסל: {{what}}",
    added_patient: "נוסף לסל עבור {{patient}}: {{what}}",
    taken: "הוסר מהסל: {{what}}",
    taken_patient: "הוסר מהסל עבור {{patient}}: {{what}}",
    inCart: "עכשיו בסל: {{what}}",
    inCart_patient: "עכשיו בסל עבור {{patient}}: {{what}}",
    cartUnchanged: "הסל נשאר כפי שהיה",
  },
  legal: { terms: "תנאי שימוש", privacy: "מדיניות פרטיות", cookies: "קובצי עוגיות", accessibility: "נגישות" },
  acting: {
    title: "אתם פועלים בשם {{practice}}.",
    trail: "כל פעולה שלכם נרשמת ביומן הפעולות של {{practice}}.",
    leave: "יציאה מהמרפאה {{practice}}",
  },
  connection: {
    loading: "בטעינה",
    opening: "ממתינים לחיבור. הדף ייפתח מעצמו כשהחיבור יחזור.",
    sending: "עדיין לא נשלח: ממתינים לחיבור ומנסים שוב.",
    ordering: "ההזמנה עדיין לא אושרה. היא נשלחת שוב ותבוצע פעם אחת בלבד.",
    waiting: "אין חיבור. מנסים שוב.",
    stopped: "לפעולה הזאת נדרש חיבור. נסו שוב כשהחיבור יחזור.",
    tryNow: "ניסיון חוזר",
    cancel: "הפסקת ההמתנה",
  },
  version: { ready: "גרסה חדשה מוכנה. מה שהקלדתם נשמר.", load: "טעינה עכשיו", later: "אחר כך" },
};
