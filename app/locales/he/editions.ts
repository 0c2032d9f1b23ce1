import type { editions as english } from "../en/editions";
import type { HebrewTexts } from "../translation";

export const editions: HebrewTexts<typeof english> = {
  cutOff: { IL: "ישראל: הזמנה היום עד {{time}}, הגעה ב{{day}}.", KR: "קוריאה: הזמנה היום עד {{time}}, הגעה ב{{day}}." },
};
