import type { session as english } from "../en/session";
import type { HebrewTexts } from "../translation";

export const session: HebrewTexts<typeof english> = {
  location: {
    title: "בחירת מקום העבודה",
    choose: "לעבוד כאן",
    changed: "מעכשיו העבודה היא בסניף {{name}}.",
  },
};
