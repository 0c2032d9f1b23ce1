import type { settings as english } from "../en/settings";
import type { HebrewTexts } from "../translation";

export const settings: HebrewTexts<typeof english> = {
  you: "החשבון שלכם",
  practice: {
    title: "פרטי המרפאה",
    lead: "מה שהמפיץ ובורר המרפאות יודעים עליכם.",
    name: "שם המרפאה",
    languageHint: "שפת ההודעות של המרפאה.",
    locationName: "שם הסניף",
    shipping: "משלוח רגיל",
    saved: "הפרטים של {{name}} נשמרו.",
    savedNow: "{{field}}, שמור כעת: {{value}}",
    empty: "ריק",
  },
};
