import type { PracticeDb } from "~/db/database.server";
import { findCartPatients } from "~/db/queries/cart/cart-patients.server";
import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import type { NamedOrder } from "~/db/queries/orders/orders.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { findCopy } from "~/domain/cart/find-copy";
import { preorderAnswerOf } from "~/services/cart/preorder-answer.server";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { appraiseCart } from "../cart/appraise-cart.server";
import { cartKeyOf } from "../cart/cart-access.server";
import { loadSurroundings } from "../cart/cart-surroundings.server";
import { scopeOf } from "../cart/load-appraised-cart.server";
import { findPreorderFindings } from "../prescription/find-findings.server";
import { canChangeOrder } from "./can-change-order.server";
import { withoutOtherLines } from "./copied-preorder.server";
import { findOrderedPreorder } from "./find-ordered-preorder.server";
import { reorderToday } from "./reorder-today.server";

/**
 * Returns what a copy of an order would add to the cart, with price, stock and day. To reorder: the lines that can be ordered today at the
 * person's location, and those that cannot or are replaced by newer products. To change: all lines, at the order's own location, or those
 * of the copy that is in the person's cart there already, and whether the window is open (D27). Only the view of the patient is written
 * (D32).
 */
export const previewReorder = signedIn.orders.previewReorder.handler(({ input, context, errors }) => {
  const { person, now } = context;
  return context.view(async (db) => {
    const found = await findOrderedPreorder(db, person, input.orderId);
    const isChange = input.purpose === "change";
    const copy = isChange && found ? await findCartedCopy(db, person, found.order) : null;
    const wanted = copy ?? (found && (input.lineId && !isChange ? withoutOtherLines(found.ordered, input.lineId) : found.ordered));
    if (!found || !wanted) throw errors.notFound();
    const { patientId } = wanted;
    if (patientId) recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: patientId }, now);
    const { order } = found;
    const { preorder, left, replaced } = isChange
      ? { preorder: wanted, left: [], replaced: [] }
      : await reorderToday(db, { ordered: wanted }, context);
    const change = isChange ? { until: order.changeableUntil, permitted: (await canChangeOrder(db, order, now)).permitted } : null;
    const answer = { confirmationNum: order.confirmationNum, cartId: order.cartId, left, replaced, change };
    if (!preorder) return { ...answer, preorder: null };
    const locationId = isChange ? order.locationId : person.locationId;
    const wantedNow = { ...preorder, status: "active" as const, locationId, replacesOrderId: isChange ? order.id : null };
    const findings = await findPreorderFindings(db, context, [wantedNow]);
    const shown = { ...wantedNow, findings: findings.get(wantedNow.id) ?? [] };
    const patients = await findCartPatients(db, patientId ? [patientId] : []);
    const surroundings = await loadSurroundings(db, scopeOf(context), { locationId, preorders: [shown], patients });
    const [appraised] = appraiseCart([shown], surroundings, scopeOf(context)).preorders;
    return { ...answer, preorder: appraised ? preorderAnswerOf(appraised, surroundings, context) : null };
  });
});

/** Returns the copy that is to replace an order in the person's cart at the order's location; null when there is none. */
async function findCartedCopy(db: PracticeDb, person: SignedIn, { id, locationId }: Pick<NamedOrder["order"], "id" | "locationId">) {
  const open = await findOpenCart(db, cartKeyOf(person, locationId));
  return open && findCopy(open.preorders, id);
}
