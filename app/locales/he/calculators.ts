import type { calculators as english } from "../en/calculators";
import type { HebrewTexts } from "../translation";

/** המחשבונים שליד העיניים בהזמנה למטופל. */
export const calculators: HebrewTexts<typeof english> = {
  title: "מחשבונים",
  titleFor: { right: "מחשבונים, עין ימין", left: "מחשבונים, עין שמאל" },
  kinds: { vertex: "ממשקפיים", equivalent: "שווה ערך ספרי", over: "אובר רפרקציה", multifocal: "מולטיפוקל" },
  leads: {
    vertex: "מרשם המשקפיים במישור הקרנית. כל מרידיאן מחושב בנפרד והעיגול נעשה בסוף.",
    equivalent: "שווה הערך הספרי של מרשם משקפיים, במישור הקרנית.",
    over: "העדשה שעל העין, האובר רפרקציה וסיבוב העדשה.",
    multifocal: "נקודת התחלה: עד +1.50 עיצוב לרחוק בשתי העיניים, ומעל לכך עיצוב לקרוב בעין שאינה דומיננטית.",
  },
  fields: {
    sphere: "ספרה",
    cylinder: "צילינדר",
    axis: "ציר",
    lensSphere: "עדשה: עוצמה",
    lensCylinder: "עדשה: צילינדר",
    lensAxis: "עדשה: ציר",
    overSphere: "אובר: ספרה",
    overCylinder: "אובר: צילינדר",
    overAxis: "אובר: ציר",
    vertex: "מרחק ורטקס, מ״מ",
    rotation: "סיבוב, מעלות",
    direction: "הסימון הסתובב",
    addition: "תוספת",
    dominant: "עין דומיננטית?",
  },
  directions: { left: "שמאלה מבחינתכם", right: "ימינה מבחינתכם" },
  calculate: "חישוב",
  result: "התוצאה:",
  away: "הפרש של ⁦<num>{{distance}}</num> D⁩",
  use: "שימוש",
  useLens: "שימוש ב־{{lens}}",
  noSeries: "בחרו עדשה כדי לראות את הערכים הקרובים ביותר שמיוצרים.",
  noLenses: "העדשה הזאת אינה מיוצרת קרוב לתוצאה.",
  mistakes: {
    outside: "הזינו מספר מ־{{least}} עד {{most}}.",
    axisMissing: "לצילינדר דרוש ציר, מ־1 עד {{most}}.",
  },
};
