import type { paper as english } from "../en/paper";
import type { HebrewTexts } from "../translation";

export const paper: HebrewTexts<typeof english> = {
  receipt: "אישור הזמנה {{number}}",
  order: "הזמנה {{number}}",
  orderNumber: "מספר הזמנה",
  eye: "עין",
  product: "מוצר",
  page: "עמוד {{page, number}} מתוך {{pages, number}}",
  pair: "{{label}}: {{value}}",
  notInvoice: "החיוב בחשבונית החודשית. מסמך זה אינו חשבונית מס. המחירים נקבעו בעת ביצוע ההזמנה.",
};
