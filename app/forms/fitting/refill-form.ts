import type { Answers, Inputs } from "~/calls/answers";

export type Refill = Answers["fitting"]["refill"];
export type RefillSeries = Refill["series"][number];
export type RefillLine = RefillSeries["lines"][number];

/** Names of the fields: the packs shown for a lens, the id of the preorder of a series, and the checkbox of a lens to order. */
const shownPrefix = "shown.";
const preorderPrefix = "preorder.";
export const shownField = (productId: string) => `${shownPrefix}${productId}`;
export const preorderField = (seriesId: string) => `${preorderPrefix}${seriesId}`;
export const tickedField = "lens";

type Entries = readonly (readonly [string, string])[];

/**
 * Returns what a sent proposal contains: the lenses that are not ticked, the packs shown for the others, those of which none were shown, and
 * the ids of the preorders.
 */
export function parseRefillForm(entries: Entries) {
  const ticked = new Set(entries.flatMap(([name, value]) => (name === tickedField ? [value] : [])));
  const named = (prefix: string) =>
    entries.flatMap(([name, value]): [string, string][] => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : []));
  const shown = named(shownPrefix);
  return {
    excluded: shown.flatMap(([productId]) => (ticked.has(productId) ? [] : [productId])),
    shown: new Map(
      shown.flatMap(([productId, text]) => (ticked.has(productId) && Number(text) > 0 ? [[productId, Number(text)] as const] : [])),
    ),
    untold: shown.flatMap(([productId, text]) => (ticked.has(productId) && text === "0" ? [productId] : [])),
    preorderIds: new Map(named(preorderPrefix)),
  };
}

type Sent = Pick<ReturnType<typeof parseRefillForm>, "shown" | "preorderIds">;
type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];

/** Whether everything shown is still missing on the shelf and still allowed by the cart. */
export function isStillProposed({ series }: Refill, { shown }: Pick<Sent, "shown">): boolean {
  const proposed = new Map(series.flatMap(({ lines }) => lines.map((line) => [line.productId, line.proposed])));
  return [...shown].every(([productId, packs]) => packs <= (proposed.get(productId) ?? 0));
}

/** Whether packs are now proposed for a ticked lens for which none were shown, because it was not ticked then. */
export const isTickedAgain = ({ series }: Refill, untold: readonly string[]): boolean =>
  series.some(({ lines }) => lines.some(({ productId, proposed }) => proposed > 0 && untold.includes(productId)));

/** Returns the packs shown for ticked lenses as office trials, one preorder per series; `lineIdOf` returns the id of a line. */
export function refillPreorders(
  { series }: Refill,
  { shown, preorderIds }: Sent,
  lineIdOf: (preorderId: string, productId: string) => string,
): SentPreorder[] {
  return series.flatMap(({ seriesId, lines }): SentPreorder[] => {
    const id = preorderIds.get(seriesId);
    const ordered = lines.filter(({ productId }) => shown.has(productId));
    if (id === undefined || ordered.length === 0) return [];
    const sent = ordered.map(({ productId, packSize, values }) => ({
      ...{ ...values, id: lineIdOf(id, productId), seriesId, productId, packSize, quantity: shown.get(productId) ?? 0 },
    }));
    return [{ id, orderType: "Trial", merchandise: { purchaseType: "Trial", lines: sent } }];
  });
}
