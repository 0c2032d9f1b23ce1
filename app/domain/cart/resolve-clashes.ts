import { isEmptyMerchandise, mapLines } from "../order/map-lines";
import { linesOf } from "../order/order-lines";
import type { Merchandise, Preorder, PreorderDraft } from "../order/preorder";
import { type Clash, findClashes } from "./find-clashes";
import type { ClashChoice } from "./on-clash";

export type ResolvedClashes<E extends Preorder, I extends PreorderDraft> = {
  /** Preorders of the cart with their new content; those left without a line are in `removedIds` instead. */
  changed: E[];
  removedIds: string[];
  /** What remains to be added, under its own id. */
  incoming: I[];
  /** Incoming ids of which nothing remains to be added; stored as gone, so that sending them again adds nothing. */
  absorbedIds: string[];
};

/**
 * Applies the choice of D22, made once for all clashes of a submission. Lines that clash with nothing are added. `add`: the line in the
 * cart takes the added quantity; for the other eye of the same preorder the lens is set on that eye, or added separately when the eye has
 * another lens. `replace`: the added lines replace those in the cart; an eye that is not being ordered keeps its lens. `leave`: the added
 * lines that clash are dropped.
 */
export function resolveClashes<E extends Preorder, I extends PreorderDraft>(
  existing: readonly E[],
  incoming: readonly I[],
  choice: ClashChoice,
): ResolvedClashes<E, I> {
  const cart = new Map(existing.map((preorder) => [preorder.id, preorder.merchandise]));
  const resolvedLineIds = applyChoice(findClashes(existing, incoming), { incoming, cart }, choice);
  const after = existing.map((preorder) => withMerchandise(preorder, cart.get(preorder.id) ?? preorder.merchandise));
  const changed = after.filter((preorder, index) => preorder.merchandise !== existing[index]?.merchandise);
  const rest = incoming.map((preorder) => withMerchandise(preorder, withoutLines(preorder.merchandise, resolvedLineIds)));
  return {
    changed: changed.filter((preorder) => !isEmptyMerchandise(preorder.merchandise)),
    removedIds: changed.filter((preorder) => isEmptyMerchandise(preorder.merchandise)).map(({ id }) => id),
    incoming: rest.filter((preorder) => !isEmptyMerchandise(preorder.merchandise)),
    absorbedIds: rest.filter((preorder) => isEmptyMerchandise(preorder.merchandise)).map(({ id }) => id),
  };
}

type CartContent = Map<string, Merchandise>;

/** Applies the choice to `cart` and returns the ids of incoming lines that must not be added themselves. */
function applyChoice(
  clashes: Clash[],
  { incoming, cart }: { incoming: readonly PreorderDraft[]; cart: CartContent },
  choice: ClashChoice,
): Set<string> {
  if (choice === "leave") return new Set(clashes.map(({ lineId }) => lineId));
  const resolvedLineIds = new Set<string>();
  for (const clash of clashes) {
    const target = cart.get(clash.existingPreorderId);
    const source = incoming.find(({ id }) => id === clash.preorderId);
    if (!target || !source) continue;
    const result = choice === "replace" ? withoutReplaced(target, source, clash) : addLine(target, source, clash);
    if (result === null) continue;
    cart.set(clash.existingPreorderId, result);
    if (choice === "add") resolvedLineIds.add(clash.lineId);
  }
  return resolvedLineIds;
}

/** Returns the cart's preorder without the clashing line; null when that line is for an eye that the added preorder does not order. */
function withoutReplaced(target: Merchandise, source: PreorderDraft, { existingLineId }: Clash): Merchandise | null {
  const eye = linesOf({ merchandise: target }).find(({ id }) => id === existingLineId)?.eye ?? null;
  const isOrdered = eye === null || linesOf(source).some((line) => line.eye === eye);
  return isOrdered ? withoutLines(target, new Set([existingLineId])) : null;
}

/** Returns the cart's preorder with the clashing line added; null when it has no room for it. */
function addLine(target: Merchandise, source: PreorderDraft, clash: Clash): Merchandise | null {
  const line = linesOf(source).find(({ id }) => id === clash.lineId);
  const met = linesOf({ merchandise: target }).find(({ id }) => id === clash.existingLineId);
  if ("rx" in target && line?.eye && line.eye !== met?.eye) {
    const { eye, ...lens } = line;
    return target.rx[eye] === null ? { ...target, rx: { ...target.rx, [eye]: lens } } : null;
  }
  return mapLines(target, (each) =>
    each.id === clash.existingLineId ? { ...each, quantity: each.quantity + clash.incomingQuantity } : each,
  );
}

const withoutLines = (merchandise: Merchandise, lineIds: ReadonlySet<string>) =>
  mapLines(merchandise, (line) => (lineIds.has(line.id) ? null : line));

const withMerchandise = <P extends PreorderDraft>(preorder: P, merchandise: Merchandise): P => ({ ...preorder, merchandise });
