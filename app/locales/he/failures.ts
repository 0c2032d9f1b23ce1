import type { Failures } from "~/locales/en/failures";

export const failures: Failures = {
  badRequest: { title: "הכתובת אינה תקינה", text: "בדקו את הכתובת, או התחילו מחדש בדף הבית." },
  crossSite: { title: "הבקשה הגיעה מאתר אחר", text: "מטעמי אבטחה לא שונה דבר. פתחו את הפורטל עצמו ונסו שוב." },
  notAllowed: { title: "בקשה זו אינה נתמכת", text: "התחילו מחדש בדף הבית." },
  tooLarge: { title: "הבקשה גדולה מדי", text: "אפשר לשלוח עד ⁦1 MB⁩ בבקשה אחת. דבר לא נשמר; שלחו בחלקים קטנים יותר." },
  unknownHost: { title: "כתובת זו אינה של הפורטל", text: "פתחו את הפורטל בכתובת המוכרת לכם." },
  unexpected: {
    title: "אופס! נראה שמשהו השתבש.",
    text: "אירעה שגיאה בטיפול בבקשה. נסו שוב; אם זה נמשך, פנו לתמיכה עם המספר הזה:",
  },
  home: "דף הבית",
};
