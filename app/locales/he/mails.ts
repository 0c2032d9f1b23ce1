import type { mails as english } from "../en/mails";
import type { HebrewTexts } from "../translation";

export const mails: HebrewTexts<typeof english> = {
  demo: { title: "הודעות הדוא״ל של ההדגמה", none: "עדיין לא נשלחה הודעה." },
  greeting: "שלום {{name}},",
  footer: "זו הודעה אוטומטית, ותשובות אליה אינן נקראות.",
  invitation: {
    subject: "החשבון שלכם במרפאה {{practice}}",
    body: "המרפאה {{practice}} מזמינה עדשות מגע ותמיסות דרך Dioptre ופתחה עבורכם חשבון. בחרו סיסמה כדי להתחיל.",
    button: "הקמת החשבון",
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
    body: "מנהל במרפאה {{practice}} ביטל את האימות הדו־שלבי של החשבון שלכם. נותקתם מכל מקום. אם המרפאה מחייבת אימות, תגדירו חדש בכניסה הבאה.",
  },
  security: {
    button: "הצגת החיבורים",
    when: "מתי: {{at}}",
    whenOn: "מתי: {{at}}, ב־{{device}}",
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
      sendAvailable: "בהזמנה {{number}} ביקשתם לקבל את מה שיש במלאי.",
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
  orderConfirmation: {
    subject: "הזמנה {{number}} התקבלה",
    body: "ההזמנה של {{practice}}, {{location}}, התקבלה.",
    number: "מספר אישור: {{number}}",
    placed: "מועד ההזמנה: {{at}}",
    total: "לתשלום, כולל מע״מ: {{amount}}",
    arrives: "אספקה: {{arrival}}",
    changeable: "אפשר לשנות או לבטל עד {{at}}",
    order: "הזמנה {{number}}, {{amount}}",
    line: "{{product}}: {{boxes}}, {{arrival}}",
    button: "לצפייה בהזמנה",
  },
};
