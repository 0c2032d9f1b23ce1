/** What is said differently, or only, in one market. */
export const editions = {
  names: { IL: "Israel edition", KR: "Korea edition" },
  vat: { IL: "Prices without VAT", KR: "Prices include VAT" },
  vatRate: "VAT {{rate}}",
  shipping: {
    DAY: "Arrives the next business day",
    OVERNIGHT: "Arrives the next business day, in the morning",
    GROUND: "Ground: 3 to 5 business days",
  },
  shipToPatient: {
    delivery: "Up to 5 business days, usually 3",
    fee: "Courier fee {{amount}}, invoiced once per patient and address",
    notOffered: "Contact lenses may not be sent to patients by mail order in this market. Deliver to the practice.",
  },
  postcode: { IL: "7 digits", KR: "5 digits" },
  cutOff: { IL: "Israel: order today by {{time}}, arrives {{day}}.", KR: "Korea: order today by {{time}}, arrives {{day}}." },
};
