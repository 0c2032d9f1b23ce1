import type { search as english } from "../en/search";
import type { HebrewTexts } from "../translation";

export const search: HebrewTexts<typeof english> = {
  hint: "הקלידו מוצר, מטופל, מספר הזמנה או משלוח, קוד של קופסה, או עדשה כמו ״{{lens}}״.",
  none: "לא נמצאו תוצאות",
  noneHint: "נסו פחות אותיות, או חלק אחר של השם או המספר.",
  recent: "לאחרונה",
  actions: "פעולות",
  products: "מוצרים",
  patients: "מטופלים",
  orders: "הזמנות",
  pages: "דפים",
  all: "הצגת הכול",
  placeholder: "מוצר, מטופל, הזמנה או קוד",
  lenses: "עדשות",
  results: "תוצאות החיפוש",
  each: "{{price}} לקופסה",
  grid: "פתיחת הזמנת המלאי בעוצמה הזאת",
  open: "פתיחה",
  order: "הזמנה",
  orderFor: "הזמנה עבור {{name}}",
  failed: "החיפוש לא הצליח. הקישו Enter כדי לנסות שוב.",
  addWhat: "הוספה לסל: {{what}}",
  carted: "{{carted, number}} כבר בסל, ויחד {{total, number}}",
  understood: "הובן: {{boxes}} למלאי.",
  forPatient: "להזמנה עבור מטופל",
};
