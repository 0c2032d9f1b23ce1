import type { calculators as english } from "../en/calculators";
import type { HebrewTexts } from "../translation";

/** המחשבונים שליד העיניים בהזמנה למטופל. */
export const calculators: HebrewTexts<typeof english> = {
  title: "מחשבונים",
  titleFor: { right: "מחשבונים, עין ימין", left: "מחשבונים, עין שמאל" },
  kinds: { vertex: "ממשקפיים", equivalent: "כספרה", over: "מעל עדשה", multifocal: "מולטיפוקל" },
  leads: {
    vertex: "מרשם המשקפיים במישור הקרנית. כל מרידיאן מחושב בנפרד והעיגול נעשה בסוף.",
    equivalent: "העוצמה הכדורית שמייצגת מרשם משקפיים עם צילינדר, במישור הקרנית.",
    over: "העדשה שעל העין, מה שנמצא מעליה, וכמה היא הסתובבה.",
    multifocal: "נקודת התחלה: עד +1.50 עיצוב לרחוק בשתי העיניים, ומעל לכך עיצוב לקרוב בעין שאינה דומיננטית.",
  },
  fields: {
    sphere: "ספרה",
    cylinder: "צילינדר",
    axis: "ציר",
    lensSphere: "עדשה: עוצמה",
    lensCylinder: "עדשה: צילינדר",
    lensAxis: "עדשה: ציר",
    overSphere: "מעליה: ספרה",
    overCylinder: "מעליה: צילינדר",
    overAxis: "מעליה: ציר",
    vertex: "מרחק ורטקס, מ״מ",
    rotation: "סיבוב, מעלות",
    direction: "הסימון פנה",
    addition: "תוספת",
    dominant: "עין דומיננטית?",
  },
  directions: { left: "שמאלה מבחינתך", right: "ימינה מבחינתך" },
  calculate: "חישוב",
  result: "התוצאה:",
  away: "במרחק <num>{{distance}}</num> דיופטר",
  use: "שימוש",
  useLens: "שימוש ב-{{lens}}",
  noSeries: "יש לבחור עדשה כדי לראות מה מיוצר קרוב לתוצאה.",
  noLenses: "העדשה הזאת אינה מיוצרת קרוב לתוצאה.",
  mistakes: {
    outside: "יש להזין מספר מ-{{least}} עד {{most}}.",
    axisMissing: "לצילינדר דרוש ציר, מ-1 עד {{most}}.",
  },
};
