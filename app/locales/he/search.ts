import type { search as english } from "../en/search";
import type { HebrewTexts } from "../translation";

export const search: HebrewTexts<typeof english> = {
  hint: "הקלידו מוצר, שם או מספר של מטופל, או מספר הזמנה.",
  none: "לא נמצא דבר",
  noneHint: "נסו פחות אותיות, או חלק אחר של השם או המספר.",
  products: "מוצרים",
  patients: "מטופלים",
  orders: "הזמנות",
  all: "להציג הכול",
};
