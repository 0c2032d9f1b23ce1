import type { PracticeDb } from "~/db/database.server";
import type { CartPatients } from "~/db/queries/cart-patients.server";
import type { StoredPreorder } from "~/db/queries/preorders.server";
import { findReplaceableOrders, isReplaceable } from "~/db/queries/replaced-orders.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { PreorderDraft } from "~/domain/order/preorder";
import { checkDispensing } from "~/domain/patient/check-dispensing";
import { checkPromotion } from "~/domain/price/check-promotion";
import { findPriceRow, shownPriceRow } from "~/domain/price/price-row";
import type { Catalogue, PracticeChoices } from "../catalogue/catalogue-data.server";
import type { SyncCaller, SyncErrors } from "./sync-request.server";

/** Refuses patients and addresses that do not exist or that this person may not see (D13, D35), and shipping that is not possible (D4). */
export function refuseForeignPeople(draft: PreorderDraft, patients: CartPatients, { person, edition, errors }: SyncCaller): void {
  const patient = draft.patientId === null ? null : patients.get(draft.patientId);
  if (patient === undefined || (patient && !person.locationIds.includes(patient.locationId))) throw errors.notFound();
  const address = patient?.addresses.find(({ id }) => id === draft.shippingAddressId) ?? null;
  const dispensing = checkDispensing(draft, address, edition);
  if (dispensing.permitted) return;
  const isUnknown = dispensing.code === "addressRequired" && draft.shippingAddressId !== null;
  throw isUnknown ? errors.notFound() : errors.shippingRefused({ data: { reason: dispensing.code } });
}

/** Refuses items that are not sold, not available to the practice, or without a price; a trial lens is sold as a trial only. */
export function refuseUnavailable(
  draft: PreorderDraft,
  choices: PracticeChoices,
  { catalogue, errors }: { catalogue: Catalogue; errors: SyncErrors },
): void {
  const { seriesById, solutionsById, prices } = catalogue;
  const isTrial = draft.merchandise.purchaseType === "Trial";
  for (const { id: lineId, seriesId: itemId, packSize } of linesOf(draft)) {
    const series = seriesById.get(itemId);
    const isPriced = isTrial || findPriceRow(prices, itemId, packSize) !== undefined;
    const isSold = series?.active === true && (isTrial || !series.trial);
    if (!isSold || !isPriced || !choices.of(itemId).available) throw errors.productUnavailable({ data: { lineId, itemId } });
  }
  for (const { id: lineId, solutionId: itemId } of solutionsOf(draft)) {
    const isSold = solutionsById.get(itemId)?.active === true && shownPriceRow(prices, itemId) !== undefined;
    if (!isSold || !choices.of(itemId).available) throw errors.productUnavailable({ data: { lineId, itemId } });
  }
}

/** Refuses an order that may not name its promotion (D74); one of another market is not found (D35). */
export function refusePromotion(draft: PreorderDraft, { catalogue, edition, now, errors }: SyncCaller & { catalogue: Catalogue }): void {
  const verdict = checkPromotion(draft, catalogue.promotions, marketDayOf(now, edition.timeZone));
  if (verdict.permitted) return;
  switch (verdict.code) {
    case "promotionUnknown":
      throw errors.notFound();
    case "promotionRequired":
      throw errors.promotionRequired();
    case "promotionNotBegun":
      throw errors.promotionNotBegun({ data: verdict.values });
    case "promotionEnded":
      throw errors.promotionEnded({ data: verdict.values });
    case "promotionOtherSeries":
      throw errors.promotionOtherSeries({ data: verdict.values });
  }
}

/** Refuses orders to be replaced that do not exist for this person, and those whose window to change them has closed (D27). */
export async function refuseForeignOrigins(
  db: PracticeDb,
  drafts: readonly PreorderDraft[],
  { known, person, now, errors }: SyncCaller & { known: ReadonlyMap<string, StoredPreorder> },
): Promise<void> {
  const replacedIds = drafts
    .filter(({ id, replacesOrderId }) => replacesOrderId !== known.get(id)?.replacesOrderId)
    .flatMap(({ replacesOrderId }) => replacesOrderId ?? []);
  const orders = await findReplaceableOrders(db, replacedIds, { lock: false });
  const seen = orders.filter(({ locationId }) => person.locationIds.includes(locationId));
  if (seen.length < new Set(replacedIds).size) throw errors.notFound();
  if (!seen.every((order) => isReplaceable(order, now))) throw errors.changeWindowClosed();
}
