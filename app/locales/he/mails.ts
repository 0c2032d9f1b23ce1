import type { mails as english } from "../en/mails";
import type { HebrewTexts } from "../translation";

export const mails: HebrewTexts<typeof english> = {
  demo: { title: "הודעות הדוא״ל של ההדגמה", none: "עדיין לא נשלחה הודעה." },
  greeting: "שלום {{name}},",
  footer: "זו הודעה אוטומטית, ותשובות אליה אינן נקראות.",
  invitation: {
    subject: "החשבון שלכם במרפאה {{practice}}",
    body: "המרפאה {{practice}} מזמינה עדשות מגע ותמיסות דרך Dioptre ופתחה עבורכם חשבון. בחרו סיסמה כדי להתחיל.",
    button: "הגדרת החשבון",
    until: "הקישור תקף לשימוש אחד, במשך 14 ימים.",
    ignore: "אם אינכם עובדים שם, אין צורך לעשות דבר.",
  },
  reset: {
    subject: "קביעת סיסמה חדשה",
    body: "התקבלה בקשה לסיסמה חדשה לחשבון שלכם במרפאה {{practice}}. בחרו סיסמה דרך הקישור הזה.",
    button: "קביעת סיסמה חדשה",
    until: "הקישור תקף לשימוש אחד, במשך 60 דקות.",
    ignore: "אם לא אתם ביקשתם, השאירו את הסיסמה כפי שהיא; דבר לא השתנה.",
  },
  confirmEmail: {
    subject: "אישור כתובת הדוא״ל החדשה במרפאה {{practice}}",
    body: "הכתובת הזאת הוזנה ככתובת הכניסה החדשה שלכם למרפאה {{practice}}. אשרו אותה כדי להחליף את הקודמת.",
    button: "אישור הכתובת",
    until: "הקישור תקף לשימוש אחד, במשך 24 שעות.",
    ignore: "אם אינכם יודעים במה מדובר, אין צורך לעשות דבר; בלי הקישור דבר לא ישתנה.",
  },
  newDevice: {
    subject: "כניסה חדשה לחשבון שלכם במרפאה {{practice}}",
    body: "מישהו נכנס עכשיו לחשבון שלכם במרפאה {{practice}} מדפדפן שלא שימש לכך בעבר.",
  },
  passwordSet: {
    subject: "הסיסמה שלכם במרפאה {{practice}} הוחלפה",
    body: "הסיסמה של החשבון שלכם במרפאה {{practice}} הוחלפה זה עתה. נותקתם מכל מקום אחר.",
  },
  factorReset: {
    subject: "האימות הדו־שלבי שלכם במרפאה {{practice}} אופס",
    body: "מנהל במרפאה {{practice}} ביטל את האימות הדו־שלבי של החשבון שלכם. נותקתם מכל מקום. אם המרפאה מחייבת אימות, תגדירו אותו מחדש בכניסה הבאה.",
  },
  emailChangeAsked: {
    subject: "כתובת דוא״ל אחרת לחשבון שלכם במרפאה {{practice}}",
    body: "לחשבון שלכם במרפאה {{practice}} הוזנה כתובת דוא״ל אחרת. עד שהיא תאושר תמשיכו להיכנס עם הכתובת הזאת. קביעת סיסמה חדשה מבטלת את השינוי.",
  },
  emailChanged: {
    subject: "כתובת הדוא״ל שלכם במרפאה {{practice}} שונתה",
    body: "מעכשיו אתם נכנסים למרפאה {{practice}} עם כתובת דוא״ל אחרת. הכתובת הזאת כבר אינה שייכת לחשבון שלכם.",
  },
  security: {
    button: "הצגת החיבורים",
    when: "מתי: {{at}}",
    whenOn: "מתי: {{at}}, מכשיר: {{device}}",
    notYou: "אם זה הייתם אתם, אין צורך לעשות דבר. אם לא, קבעו מיד סיסמה חדשה והודיעו למנהל המרפאה.",
  },
  part: "חלק {{part}}",
  switchOff: "בחירת ההודעות שתקבלו על הזמנות",
  orderProblem: {
    subject: "הזמנה {{number}} ממתינה לתשובה",
    body: "למפיץ יש שאלה על הזמנה {{number}} של {{practice}}, {{location}}. החלקים שלהלן לא יישלחו עד שתתקבל תשובה.",
    call: "התקשרו {{phone}} וציינו את מספר ההזמנה.",
  },
  backorderMoved: {
    subject: "הזמנה {{number}}: מועד הגעה חדש",
    body: "קופסאות מהזמנה {{number}} של {{practice}}, {{location}}, שלא היו במלאי, יגיעו במועד אחר. בדף ההזמנה אפשר להמתין, להחליף אותן או לבטל אותן.",
    moved: "כעת בסביבות {{day}}, קודם {{before}}",
  },
  orderShipped: {
    subject: "הזמנה {{number}} בדרך אליכם",
    body: "החלקים הבאים מהזמנה {{number}} של {{practice}}, {{location}}, יצאו מהמפיץ.",
    tracking: "מספר מעקב: {{number}}",
    arrives: "מועד הגעה: {{day}}",
    track: "מעקב אצל השליח",
  },
  requestAnswered: {
    subject: "הזמנה {{number}}: התקבלה תשובה מהמפיץ",
    asked: {
      cancelOrder: "ביקשתם לבטל את הזמנה {{number}}.",
      sendAvailable: "בהזמנה {{number}} ביקשתם לקבל קודם את מה שיש במלאי.",
      replace: "בהזמנה {{number}} ביקשתם אריזה אחרת במקום קופסאות שממתינות למלאי.",
      cancelLine: "בהזמנה {{number}} ביקשתם לבטל קופסאות שממתינות למלאי.",
      return: "ביקשתם להחזיר קופסאות מהזמנה {{number}}.",
      shortage: "דיווחתם על קופסאות חסרות מהזמנה {{number}}.",
    },
    accepted: "המפיץ אישר את הבקשה.",
    declined: "המפיץ דחה את הבקשה.",
    received: "הקופסאות הגיעו למפיץ ונבדקות.",
    credited: "תקבלו זיכוי על הקופסאות בחשבונית הבאה.",
    words: "המפיץ כותב: {{words}}",
  },
  approvalAsked: {
    subject: "הזמנה בסך {{amount}} ממתינה לאישורכם",
    body: "התקבלה לאישור הזמנה מאת {{name}}, {{practice}}, {{location}}: {{boxes}}, {{amount}}.",
    next: "לא יוזמן דבר עד שמנהל יאשר.",
    button: "לצפייה בהזמנה",
  },
  approvalDeclined: {
    subject: "ההזמנה שלכם בסך {{amount}} נדחתה",
    body: "ההזמנה שלכם במרפאה {{practice}}, {{location}} נדחתה על ידי {{name}}: {{boxes}}, {{amount}}.",
    next: "ההזמנה חזרה לסל שלכם, עם ההסבר.",
    button: "להסבר",
  },
  orderConfirmation: {
    subject: "הזמנה {{number}} התקבלה",
    body: "ההזמנה של {{practice}}, {{location}}, התקבלה.",
    placed: "מועד ההזמנה: {{at}}",
    approved: "אושרה על ידי {{name}}",
    total: "לתשלום, כולל מע״מ: {{amount}}",
    changeable: "אפשר לשנות או לבטל עד {{at}}",
    change: "לשינוי או לביטול",
    order: "הזמנה",
    customer: "מספר לקוח {{number}}",
    button: "לצפייה בהזמנה",
  },
};
