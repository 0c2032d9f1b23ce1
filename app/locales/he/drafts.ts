import type { drafts as english } from "../en/drafts";
import type { HebrewTexts } from "../translation";

export const drafts: HebrewTexts<typeof english> = {
  lead: "הזמנות וטפסים של מטופלים שלא הושלמו נשמרים בשרת 12 שעות. אפשר להמשיך אותם מכל מכשיר.",
  empty: "אין טיוטות. מה שתקלידו בהזמנה או בטופס מטופל נשמר כאן עד לשליחה.",
  open: "פתיחה",
  openOf: "פתיחה: {{what}}",
  show: "הצגת הטיוטות",
  kept: "נשמר: {{at}}",
  from: "התקבלה מאת {{name}}",
  ofPatient: "{{kind}}: {{name}}",
  lines_one: "שורה אחת",
  lines_two: "שתי שורות",
  lines_other: "{{count, number}} שורות",
  give: {
    open: "העברה לעמית",
    openOf: "העברה לעמית: {{what}}",
    told: "הטיוטה תעבור לרשימה של העמית. ההעברה תירשם ביומן הפעולות.",
    to: "עמית",
    send: "העברה",
    none: "אין עובדים נוספים בסניף הזה.",
  },
  notices: { given: "הטיוטה הועברה לרשימת הטיוטות של {{name}}." },
};
