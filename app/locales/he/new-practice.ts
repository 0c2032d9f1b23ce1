import type { newPractice as english } from "../en/new-practice";
import type { HebrewTexts } from "../translation";

export const newPractice: HebrewTexts<typeof english> = {
  lead: "המרפאה, הסניפים שלה והמנהל הראשון, שמוזמן בדוא״ל. המרפאה מתחילה עם הקטלוג של השוק שלה.",
  create: "יצירת המרפאה",
  ownLanguage: "שפת השוק",
  subDomainHint: "תחילת הכתובת שבה נכנסים אנשי המרפאה: אותיות לטיניות, ספרות ומקפים. אי אפשר לשנות אותה אחר כך.",
  businessNumberHint: "רק בקוריאה. עשר ספרות.",
  location: "סניף {{number, number}}",
  shipToCode: "קוד יעד",
  locationPartner: "מספר השותף של הסניף",
  locationPartnerHint: "לא חובה. בלעדיו חל מספר השותף של המרפאה.",
  addLocation: "הוספת סניף",
  removeLocation: "הסרת סניף {{number, number}}",
  admin: "המנהל הראשון",
  adminLead: "מקבל הזמנה להגדרת החשבון, והחשבון בבעלותו.",
  reason: "למה היא נוצרת",
  reasonHint: "למשל חוזה. נשמר ביומן המפעילים עם שמכם.",
  problem: "{{field}}: {{text}}",
  mistakes: {
    subDomainInvalid: "אותיות לטיניות, ספרות ומקפים, עד 63 תווים: לפחות אות אחת, ובלי מקף בקצוות.",
    subDomainReserved: "השם הזה שמור. בחרו שם אחר.",
    subDomainTaken: "תת־הדומיין הזה כבר שייך למרפאה אחרת.",
  },
};
