import type { settings as english } from "../en/settings";
import type { HebrewTexts } from "../translation";

export const settings: HebrewTexts<typeof english> = {
  you: "החשבון שלכם",
  practice: {
    title: "פרטי המרפאה",
    lead: "מה שהמפיץ ובורר המרפאות יודעים עליכם.",
    name: "שם המרפאה",
    languageHint: "שפת ההודעות של המרפאה.",
    businessNumber: "מספר רישום עסק",
    businessNumberHint: "המפיץ מדווח בעזרתו על מה שסופק לכם. עשר ספרות.",
    businessNumberInvalid: "הזינו את כל עשר הספרות, למשל {{example}}; האחרונה בודקת את השאר.",
    locationName: "שם הסניף",
    shipping: "משלוח רגיל",
    saved: "הפרטים של {{name}} נשמרו.",
    savedNow: "{{field}}, שמור כעת: {{value}}",
    empty: "ריק",
  },
};
