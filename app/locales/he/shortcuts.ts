import type { shortcuts as english } from "../en/shortcuts";
import type { HebrewTexts } from "../translation";

export const shortcuts: HebrewTexts<typeof english> = {
  lead: "מקשים נוספים מלבד Tab ו־Enter.",
  scan: "אפשר לסרוק קופסה בכל דף: העדשה שלה מוצגת, והסריקה אינה מזמינה דבר. <page>הקלדה או סריקה של קוד</page>",
  key: "מקש",
  does: "פעולה",
  singleKeys: "מקשים בודדים פועלים כקיצורים בדפדפן זה",
  search: "חיפוש",
  palette: "חיפוש ומעבר לכל דף",
  help: "הצגת הרשימה הזאת",
  order: "הזמנה למטופל",
  move: "מעבר בין התאים של טבלת העוצמות",
  add: "הוספת מה שהוקלד לסל",
  paste: "הדבקת עמודה לטבלת העוצמות",
  line: "הקלדה או הדבקה של מרשם",
  copyRight: "העתקת עין ימין לשמאל",
  copyLeft: "העתקת עין שמאל לימין",
  confirm: "אישור הערכים המוצעים בהזמנה למטופל",
  repeat: "חזרה על אחת ההזמנות האחרונות של המטופל",
  takeEarlier: "שימוש בערך הקודם במקום ערך לא סביר",
  keepValue: "השארת הערך שסומן לבדיקה",
};
