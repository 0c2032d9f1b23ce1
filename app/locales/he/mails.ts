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
    subject: "כניסה חדשה לחשבון ב{{practice}}",
    body: "מישהו נכנס עכשיו לחשבון שלכם במרפאה {{practice}} מדפדפן שלא שימש לכך בעבר.",
  },
  passwordSet: {
    subject: "הסיסמה שלכם ב{{practice}} הוחלפה",
    body: "הסיסמה של החשבון שלכם במרפאה {{practice}} הוחלפה זה עתה. נותקתם מכל מקום אחר.",
  },
  security: {
    button: "הצגת החיבורים",
    when: "מתי: {{at}}",
    whenOn: "מתי: {{at}}, ב־{{device}}",
    notYou: "אם זה הייתם אתם, אין צורך לעשות דבר. אם לא, קבעו מיד סיסמה חדשה והודיעו למנהל המרפאה.",
  },
  orderConfirmation: {
    subject: "הזמנה {{number}} התקבלה",
    body: "ההזמנה של {{practice}}, {{location}}, התקבלה.",
    number: "מספר אישור: {{number}}",
    placed: "מועד ההזמנה: {{at}}",
    total: "לתשלום, כולל מע״מ: {{amount}}",
    changeable: "אפשר לשנות או לבטל עד {{at}}",
    order: "הזמנה {{number}}, {{amount}}",
    line: "{{product}}: {{boxes}}, {{arrival}}",
    button: "לצפייה בהזמנה",
  },
};
