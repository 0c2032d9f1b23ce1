import type { Answers } from "~/calls/answers";
import { boxesField, type Entries, readSheets, sheetEntry } from "~/domain/order/sheet-entries";
import { boxesOfText, typedBoxes } from "~/domain/order/stock-sheet";

export type UsualOrder = Answers["stock"]["proposal"];
export type UsualSeries = UsualOrder["series"][number];
export type UsualLens = UsualSeries["lenses"][number];

/** The boxes of each lens as texts, by product: as they were typed, else as proposed. */
export function typedOrder({ series }: Pick<UsualOrder, "series">, entries: Entries): Record<string, string> {
  const sent = new Map(entries);
  return Object.fromEntries(
    series.flatMap(({ lenses }) =>
      lenses.map(({ productId, boxesQuantity }) => [productId, sent.get(boxesField(productId)) ?? String(boxesQuantity)]),
    ),
  );
}

/** The field that names the preorder of each series: those of a form that comes back, else new ones. */
export function sheetFields({ series }: Pick<UsualOrder, "series">, entries: Entries, newIds: Readonly<Record<string, string>>) {
  const sent = new Map(readSheets(entries, []).map((sheet) => [sheet.seriesId, sheet.preorderId]));
  return series.map(({ seriesId }) =>
    sheetEntry({ seriesId, preorderId: sent.get(seriesId) ?? newIds[seriesId] ?? "", revision: null, base: {}, texts: {} }),
  );
}

/** What is typed together: boxes, and their price in the smallest unit. */
export function orderTotal({ series }: Pick<UsualOrder, "series">, typed: Readonly<Record<string, string>>) {
  const lines = series.flatMap(({ lenses }) =>
    lenses.map(({ productId, price }) => ({ boxes: boxesOfText(typed[productId]), price: price?.amount ?? 0 })),
  );
  return {
    boxes: lines.reduce((sum, { boxes }) => sum + boxes, 0),
    amount: lines.reduce((sum, { boxes, price }) => sum + boxes * price, 0),
  };
}

/** Does a form order anything? A quantity that cannot be read counts: it is refused at its field. */
export function ordersSomething(entries: Entries): boolean {
  return readSheets(entries, []).some(({ texts }) =>
    Object.values(texts).some((text) => {
      const typed = typedBoxes(text, 0);
      return !typed.permitted || typed.quantity > 0;
    }),
  );
}

const moves = { "aside:": true, "back:": false } as const;

/** The button that puts a lens aside, or proposes it again. */
export const moveIntent = (move: keyof typeof moves, productId: string) => `${move}${productId}`;

/** Which lens a pressed button puts aside or proposes again; null for any other button. */
export function readMove(intent: string): { productId: string; putAside: boolean } | null {
  for (const [move, putAside] of Object.entries(moves)) {
    if (intent.startsWith(move)) return { productId: intent.slice(move.length), putAside };
  }
  return null;
}
