import type { PracticeDb } from "~/db/database.server";
import type { CartPatients } from "~/db/queries/cart/cart-patients.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { findReplaceableOrders, isReplaceable } from "~/db/queries/orders/replaced-orders.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { PreorderDraft } from "~/domain/order/preorder";
import { checkDispensing } from "~/domain/patient/check-dispensing";
import { checkPromotion } from "~/domain/price/check-promotion";
import { findPriceRow, shownPriceRow } from "~/domain/price/price-row";
import { permitted, refused } from "~/domain/verdict";
import type { Catalogue, PracticeChoices } from "../catalogue/load-catalogue.server";
import type { SyncVerdict } from "./sync-refusal.server";
import type { SyncCaller } from "./sync-request.server";

/** Refuses a draft whose patient or address does not exist for this person (D13, D35), or that may not be shipped there (D4). */
export function checkPeople(draft: PreorderDraft, patients: CartPatients, { person, edition }: SyncCaller): SyncVerdict {
  const patient = draft.patientId === null ? null : patients.get(draft.patientId);
  if (patient === undefined || (patient && !person.locationIds.includes(patient.locationId))) return refused("notFound");
  const address = patient?.addresses.find(({ id }) => id === draft.shippingAddressId) ?? null;
  const dispensing = checkDispensing(draft, address, edition);
  if (dispensing.permitted) return permitted;
  const isUnknown = dispensing.code === "addressRequired" && draft.shippingAddressId !== null;
  return isUnknown ? refused("notFound") : refused("shippingRefused", { reason: dispensing.code });
}

/**
 * Refuses a draft with an item that is not sold, not available to the practice, or without a price. A trial lens is sold only as a trial.
 */
export function checkAvailable(draft: PreorderDraft, choices: PracticeChoices, catalogue: Catalogue): SyncVerdict {
  const { seriesById, solutionsById, prices } = catalogue;
  const isTrial = draft.merchandise.purchaseType === "Trial";
  for (const { id: lineId, seriesId: itemId, packSize } of linesOf(draft)) {
    const series = seriesById.get(itemId);
    const isPriced = isTrial || findPriceRow(prices, itemId, packSize) !== undefined;
    const isSold = series?.active === true && (isTrial || !series.trial);
    if (!isSold || !isPriced || !choices.of(itemId).available) return refused("productUnavailable", { lineId, itemId });
  }
  for (const { id: lineId, solutionId: itemId } of solutionsOf(draft)) {
    const isSold = solutionsById.get(itemId)?.active === true && shownPriceRow(prices, itemId) !== undefined;
    if (!isSold || !choices.of(itemId).available) return refused("productUnavailable", { lineId, itemId });
  }
  return permitted;
}

/** Refuses a promotion that the order may not name (D74). One of another market is not found (D35). */
export function checkNamedPromotion(
  draft: PreorderDraft,
  { catalogue, edition, now }: Pick<SyncCaller, "edition" | "now"> & { catalogue: Catalogue },
): SyncVerdict {
  const verdict = checkPromotion(draft, catalogue.promotions, marketDayOf(now, edition.timeZone));
  if (verdict.permitted || verdict.code !== "promotionUnknown") return verdict;
  return refused("notFound");
}

/** Refuses orders to replace that do not exist for this person, or can no longer be changed (D27). */
export async function checkReplacedOrders(
  db: PracticeDb,
  drafts: readonly PreorderDraft[],
  { known, person, now }: SyncCaller & { known: ReadonlyMap<string, StoredPreorder> },
): Promise<SyncVerdict> {
  const replacedIds = drafts
    .filter(({ id, replacesOrderId }) => replacesOrderId !== known.get(id)?.replacesOrderId)
    .flatMap(({ replacesOrderId }) => replacesOrderId ?? []);
  const orders = await findReplaceableOrders(db, replacedIds, { lock: false });
  const seen = orders.filter(({ locationId }) => person.locationIds.includes(locationId));
  if (seen.length < new Set(replacedIds).size) return refused("notFound");
  return seen.every((order) => isReplaceable(order, now)) ? permitted : refused("changeWindowClosed");
}
