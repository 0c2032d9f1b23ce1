import type { calls as english } from "../en/calls";
import type { HebrewTexts } from "../translation";

export const calls: HebrewTexts<typeof english> = {
  title: "הקריאות של Dioptre",
  intro: "כל מה שהפורטל עושה אפשר לבקש גם ב-HTTP, עם עוגיית ההתחברות. סירוב מחזיר קוד, הודעה ונתונים. לתוכנות:",
  answers: "תשובות",
};
