import type { Answers, Inputs } from "~/calls/answers";

export type Refill = Answers["fitting"]["refill"];
export type RefillSeries = Refill["series"][number];
export type RefillLine = RefillSeries["lines"][number];

/** The packs of a lens that were shown, and the preorder that its series becomes; a box is ticked for each lens that is to be ordered. */
const shownPrefix = "shown.";
const preorderPrefix = "preorder.";
export const shownField = (productId: string) => `${shownPrefix}${productId}`;
export const preorderField = (seriesId: string) => `${preorderPrefix}${seriesId}`;
export const tickedField = "lens";

type Entries = readonly (readonly [string, string])[];

/** A form of the proposal: what is ticked, what of the lenses that were shown is not, and under which ids. */
export function readRefillForm(entries: Entries) {
  const ticked = new Set(entries.flatMap(([name, value]) => (name === tickedField ? [value] : [])));
  const named = (prefix: string) =>
    entries.flatMap(([name, value]): [string, string][] => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : []));
  const shown = named(shownPrefix);
  return {
    without: shown.flatMap(([productId]) => (ticked.has(productId) ? [] : [productId])),
    shown: new Map(
      shown.flatMap(([productId, text]) => (ticked.has(productId) && Number(text) > 0 ? [[productId, Number(text)] as const] : [])),
    ),
    preorderIds: new Map(named(preorderPrefix)),
  };
}

type Sent = Pick<ReturnType<typeof readRefillForm>, "shown" | "preorderIds">;
type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];

/** Does the cart still allow, and the shelf still lack, all that was shown? */
export function isStillProposed({ series }: Refill, { shown }: Pick<Sent, "shown">): boolean {
  const proposed = new Map(series.flatMap(({ lines }) => lines.map((line) => [line.productId, line.proposed])));
  return [...shown].every(([productId, packs]) => packs <= (proposed.get(productId) ?? 0));
}

/** The office trials that were shown and ticked, one preorder of each series; `lineIdOf` names a line within its preorder. */
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
