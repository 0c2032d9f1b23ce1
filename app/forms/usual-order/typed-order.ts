import type { Answers } from "~/calls/answers";
import { boxesField, type Entries, parseSheets, sheetEntry } from "~/domain/order/sheet-entries";
import { boxesOfText } from "~/domain/order/stock-sheet";

export type UsualOrder = Answers["stock"]["proposal"];
export type UsualSeries = UsualOrder["series"][number];
export type UsualLens = UsualSeries["lenses"][number];

/** Returns the boxes of each lens as texts, by product: as typed, else as proposed. */
export function typedOrder({ series }: Pick<UsualOrder, "series">, entries: Entries): Record<string, string> {
  const sent = new Map(entries);
  return Object.fromEntries(
    series.flatMap(({ lenses }) =>
      lenses.map(({ productId, boxesQuantity }) => [productId, sent.get(boxesField(productId)) ?? String(boxesQuantity)]),
    ),
  );
}

/** Returns the fields that name the preorder of each series: those of a refused form, else new ones. */
export function sheetFields({ series }: Pick<UsualOrder, "series">, entries: Entries, newIds: Readonly<Record<string, string>>) {
  const sent = new Map(parseSheets(entries, []).map((sheet) => [sheet.seriesId, sheet.preorderId]));
  return series.map(({ seriesId }) =>
    sheetEntry({ seriesId, preorderId: sent.get(seriesId) ?? newIds[seriesId] ?? "", revision: null, base: {}, texts: {} }),
  );
}

/** Returns the total of what is typed: boxes, and their price in the smallest unit. */
export function orderTotal({ series }: Pick<UsualOrder, "series">, typed: Readonly<Record<string, string>>) {
  const lines = series.flatMap(({ lenses }) =>
    lenses.map(({ productId, price }) => ({ boxes: boxesOfText(typed[productId]), price: price?.amount ?? 0 })),
  );
  return {
    boxes: lines.reduce((sum, { boxes }) => sum + boxes, 0),
    amount: lines.reduce((sum, { boxes, price }) => sum + boxes * price, 0),
  };
}

const moves = { "aside:": true, "back:": false } as const;

/** Returns the value of the button that puts a lens aside, or proposes it again. */
export const moveIntent = (move: keyof typeof moves, productId: string) => `${move}${productId}`;

/** Returns which lens a pressed button puts aside or proposes again; null for any other button. */
export function parseMove(intent: string): { productId: string; putAside: boolean } | null {
  for (const [move, putAside] of Object.entries(moves)) {
    if (intent.startsWith(move)) return { productId: intent.slice(move.length), putAside };
  }
  return null;
}
