import type { PracticeDb } from "~/db/database.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { underPromotions } from "~/domain/price/under-promotions";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { findSentBefore } from "../cart/find-sent-before.server";
import { syncPreorders } from "../cart/sync-preorders.server";
import { loadPracticeCatalogue } from "../catalogue/load-catalogue.server";
import { errorOf } from "../error-of.server";
import { canChangeOrder } from "./can-change-order.server";
import { sentPreorder, withoutOtherLines } from "./copied-preorder.server";
import { findOrderedPreorder } from "./find-ordered-preorder.server";
import { openCopy } from "./open-copy.server";
import { reorderToday } from "./reorder-today.server";

/**
 * Copies an order into the open cart. To change it, the copy names the order that it replaces, which remains until the next checkout (D27),
 * and leaves out a promotion that has ended (D74); when such a copy is in the cart already, it is returned as it is there. To reorder, what
 * cannot be ordered today is left out and named; an order that was copied under the same id before is not copied again.
 */
export const copyOrder = signedIn.orders.copyToCart.handler(({ input, context, errors }) => {
  const { person, now } = context;
  return context.withTenant(async (db) => {
    const found = await findOrderedPreorder(db, person, input.orderId);
    if (!found) throw errors.notFound();
    const { order, ordered } = found;
    const isChange = input.purpose === "change";
    const { confirmationNum } = order;
    if (isChange) {
      const verdict = await canChangeOrder(db, order, now);
      if (!verdict.permitted) throw errors.changeWindowClosed({ data: verdict.values });
      const { locationId } = order;
      const opened = await openCopy(db, context, { locationId, orderId: order.id });
      if (!opened.permitted) throw errorOf(errors, opened);
      if (opened.preorderId) return { preorderId: opened.preorderId, locationId, confirmationNum, left: [], replaced: [] };
    } else {
      const { preorderId } = input;
      const sentBefore = await findSentBefore(db, person, [preorderId]);
      if (!sentBefore) throw errors.notFound();
      if (sentBefore.has(preorderId)) return { preorderId, locationId: person.locationId, confirmationNum, left: [], replaced: [] };
    }
    const wanted = isChange || !input.lineId ? ordered : withoutOtherLines(ordered, input.lineId);
    if (!wanted) throw errors.notFound();
    const { preorder, left, replaced } = isChange
      ? await changedToday(db, wanted, context)
      : await reorderToday(db, { ordered: wanted }, context);
    if (!preorder) throw errors.nothingToOrder({ data: { left } });
    const locationId = isChange ? order.locationId : person.locationId;
    const sent = sentPreorder(preorder, { id: input.preorderId, replacesOrderId: isChange ? order.id : null });
    const synced = await syncPreorders(db, context, { locationId, preorders: [sent], onClash: input.onClash, origin: "received" });
    if (!synced.permitted) throw errorOf(errors, synced);
    recordAudit(db, person, { action: "orderCopied", subjectKind: "order", subjectId: order.id }, now);
    return { preorderId: input.preorderId, locationId, confirmationNum, left, replaced };
  });
});

/** Returns an ordered preorder with all its lines as its copy can be changed today. */
async function changedToday(db: PracticeDb, ordered: StoredPreorder, { edition, now }: Pick<SignedInContext, "edition" | "now">) {
  const { promotions } = (await loadPracticeCatalogue(db, edition.code)).catalogue;
  return { preorder: underPromotions(ordered, promotions, marketDayOf(now, edition.timeZone)), left: [], replaced: [] };
}
