import type { Language } from "~/domain/language";
import type { Paper, PaperCell } from "~/domain/paper/paper";

/** A value that keeps its order among letters of either direction, as the portal isolates it. */
export const ltr = (text: string) => `\u2066${text}\u2069`;

/** A row of four cells: eye, product, values, amount. */
export const row = (name: string, amount: string): PaperCell[] => [
  { text: name, small: [] },
  { text: "Biofinity Toric 6", small: [] },
  { text: ltr("-3.25 -1.25 x 180"), small: [ltr("BC 8.60  DIA 14.50")] },
  { text: amount, small: [] },
];

/** A document with one table. */
export function givenPaper(rows: readonly PaperCell[][], more: Partial<Paper> = {}, language: Language = "en"): Paper {
  const columns = [
    { heading: "Eye", share: 0.2 },
    { heading: "Product", share: 0.3 },
    { heading: "Value", share: 0.3 },
    { heading: "Net", share: 0.2, end: true },
  ];
  return {
    ...{ language, title: "Receipt EIN-1042-000317", brand: "Dioptre", label: "Confirmation number", number: "EIN-1042-000317" },
    ...{ lines: ["Placed by Noa Shalev"], sender: ["Einayim, Harbour"], facts: [{ label: "Boxes", value: "18" }] },
    sections: [
      {
        ...{ heading: "Tamar Oren", aside: "Order EIN-1042-000318", columns, rows },
        notes: ["2 on Wed 2026/11/25"],
        sums: [{ label: "Total of the order", amount: "₪349.28", total: true }],
      },
    ],
    ...{ sums: [{ label: "Total", amount: "₪349.28", total: true }], notes: ["Not a tax invoice"] },
    pageLabel: (page, pages) => `Page ${page} of ${pages}`,
    ...more,
  };
}
