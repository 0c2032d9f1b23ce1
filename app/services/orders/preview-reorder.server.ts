import { findCartPatients } from "~/db/queries/cart/cart-patients.server";
import { preorderAnswerOf } from "~/services/cart/preorder-answer.server";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { appraiseCart } from "../cart/appraise-cart.server";
import { loadSurroundings } from "../cart/cart-surroundings.server";
import { scopeOf } from "../cart/read-cart.server";
import { findPreorderFindings } from "../prescription/find-findings.server";
import { withoutOtherLines } from "./copied-preorder.server";
import { findOrderedPreorder } from "./find-ordered-preorder.server";
import { reorderToday } from "./reorder-today.server";

/**
 * Returns what reordering would add to the cart at the person's location: the lines that can be ordered today with price, stock and day,
 * and those that cannot or are replaced by newer products. Only the view of the patient is written (D32).
 */
export const previewReorder = signedIn.orders.previewReorder.handler(({ input, context, errors }) => {
  const { person, now } = context;
  return context.view(async (db) => {
    const found = await findOrderedPreorder(db, person, input.orderId);
    const wanted = found && (input.lineId ? withoutOtherLines(found.ordered, input.lineId) : found.ordered);
    if (!found || !wanted) throw errors.notFound();
    const { patientId } = wanted;
    if (patientId) recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: patientId }, now);
    const { preorder, left, replaced } = await reorderToday(db, wanted, context);
    const { confirmationNum, cartId } = found.order;
    if (!preorder) return { confirmationNum, cartId, preorder: null, left, replaced };
    const wantedNow = { ...preorder, status: "active" as const, locationId: person.locationId, replacesOrderId: null };
    const findings = await findPreorderFindings(db, context, [wantedNow]);
    const copy = { ...wantedNow, findings: findings.get(wantedNow.id) ?? [] };
    const patients = await findCartPatients(db, patientId ? [patientId] : []);
    const surroundings = await loadSurroundings(db, scopeOf(context), { locationId: person.locationId, preorders: [copy], patients });
    const [appraised] = appraiseCart([copy], surroundings, scopeOf(context)).preorders;
    const answer = appraised ? preorderAnswerOf(appraised, surroundings, context) : null;
    return { confirmationNum, cartId, preorder: answer, left, replaced };
  });
});
