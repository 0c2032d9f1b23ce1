import type { calls as english } from "../en/calls";
import type { HebrewTexts } from "../translation";

export const calls: HebrewTexts<typeof english> = {
  title: "קריאות API של Dioptre",
  intro: "כל מה שהפורטל עושה זמין גם ב־HTTP, עם עוגיית ההתחברות. תשובת סירוב כוללת קוד, הודעה ונתונים. לתוכנות:",
  answers: "תשובות",
};
