import type { settings as english } from "../en/settings";
import type { HebrewTexts } from "../translation";

export const settings: HebrewTexts<typeof english> = {
  you: "החשבון שלכם",
  practice: {
    title: "פרטי המרפאה",
    lead: "הפרטים הרשומים אצל המפיץ, ומה שמוצג בבחירת המרפאה בכניסה.",
    name: "שם המרפאה",
    languageHint: "שפת הודעות הדוא״ל של המרפאה.",
    businessNumber: "מספר רישום עסק",
    businessNumberHint: "נחוץ למפיץ לדיווח על מה שסופק לכם. עשר ספרות.",
    businessNumberInvalid: "הזינו את כל עשר הספרות, למשל {{example}}; האחרונה היא ספרת ביקורת.",
    locationName: "שם הסניף",
    shipping: "אופן המשלוח הקבוע",
    partnerNumber: "מספר שותף",
    saved: "הפרטים של {{name}} נשמרו.",
  },
};
