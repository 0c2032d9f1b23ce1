import type { Failures } from "~/locales/en/failures";

export const failures: Failures = {
  badRequest: { title: "לא ניתן לקרוא את הכתובת", text: "בדקו את הכתובת, או התחילו מחדש בדף הבית." },
  crossSite: { title: "הבקשה הגיעה מאתר אחר", text: "למען בטיחותכם לא שונה דבר. פתחו את הפורטל עצמו ונסו שוב." },
  notAllowed: { title: "בקשה זו אינה נתמכת", text: "התחילו מחדש בדף הבית." },
  tooLarge: { title: "הבקשה גדולה מדי", text: "בקשה אחת יכולה לשלוח 1 מגה-בייט. דבר לא נשמר; שלחו בחלקים קטנים יותר." },
  unexpected: {
    title: "אופס! נראה שמשהו השתבש.",
    text: "אירעה שגיאה בטיפול בבקשה. נסו שוב; אם זה נמשך, פנו לתמיכה עם המספר הזה:",
  },
  home: "דף הבית",
};
