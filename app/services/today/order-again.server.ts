import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { listCartedForPatients } from "~/db/queries/orders/supply.server";
import { type HeldReason, heldReason } from "~/domain/order/repeated-orders";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { findSentBefore } from "../cart/find-sent-before.server";
import { syncPreorders } from "../cart/sync-preorders.server";
import { errorOf } from "../error-of.server";
import { sentPreorder } from "../orders/copied-preorder.server";
import { findOrderedPreorder } from "../orders/find-ordered-preorder.server";
import { type LeftLine, reorderToday } from "../orders/reorder-today.server";
import { findPreorderFindings } from "../prescription/find-findings.server";
import { openFindings } from "../prescription/sync-findings.server";

type Names = Pick<Answers["today"]["orderAgain"]["added"][number], "patientFirst" | "patientLast">;
type Asked = Names & { orderId: string; preorderId: string; ordered: StoredPreorder };
type Checked = Asked & { preorder: StoredPreorder | null; reason: HeldReason | null; left: LeftLine[] };

/**
 * Adds the last orders of several patients to the cart at the person's location (D83), those that can be ordered unchanged. Orders with
 * changed, unavailable or unlikely lenses, or with something already in a cart, are returned and left out. Sent twice they are in the cart
 * once; an order of another location is not found (D35).
 */
export const orderAgain = signedIn.today.orderAgain.handler(({ input, context, errors }) => {
  const { person, now } = context;
  const { locationId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const asked = await findAsked(db, context, input.orders);
    const sentBefore =
      asked &&
      (await findSentBefore(
        db,
        person,
        asked.map(({ preorderId }) => preorderId),
      ));
    if (!asked || !sentBefore) throw errors.notFound();
    const checked = await checkRepeated(
      db,
      context,
      asked.filter(({ preorderId }) => !sentBefore.has(preorderId)),
    );
    const wanted = checked.flatMap(({ preorder, reason, ...each }) => (preorder && reason === null ? [{ ...each, preorder }] : []));
    if (wanted.length > 0) {
      const preorders = wanted.map(({ preorder, preorderId }) => sentPreorder(preorder, { id: preorderId, replacesOrderId: null }));
      const synced = await syncPreorders(db, context, { locationId, preorders, onClash: "ask", origin: "received" });
      if (!synced.permitted) throw errorOf(errors, synced);
    }
    for (const { orderId } of wanted) recordAudit(db, person, { action: "orderCopied", subjectKind: "order", subjectId: orderId }, now);
    return {
      added: [...asked.filter(({ preorderId }) => sentBefore.has(preorderId)), ...wanted].map(
        ({ preorderId, patientFirst, patientLast }) => ({ preorderId, patientFirst, patientLast }),
      ),
      held: checked.flatMap(({ orderId, patientFirst, patientLast, reason, left }) =>
        reason === null ? [] : [{ orderId, patientFirst, patientLast, reason, left }],
      ),
    };
  });
});

/** Returns the given orders of patients at the person's locations; null when one of them is not there. */
async function findAsked(
  db: PracticeDb,
  { person }: Pick<SignedInContext, "person">,
  orders: readonly { orderId: string; preorderId: string }[],
): Promise<Asked[] | null> {
  const asked: Asked[] = [];
  for (const each of orders) {
    const found = await findOrderedPreorder(db, person, each.orderId);
    if (!found?.patient || !("rx" in found.ordered.merchandise)) return null;
    asked.push({ ...each, patientFirst: found.patient.firstName, patientLast: found.patient.lastName, ordered: found.ordered });
  }
  return asked;
}

/**
 * Returns each order as it can be placed today, with the reason when it must be looked at first, as the second of two orders for one
 * patient must.
 */
async function checkRepeated(db: PracticeDb, context: SignedInContext, asked: readonly Asked[]): Promise<Checked[]> {
  const carted = await listCartedForPatients(
    db,
    asked.flatMap(({ ordered }) => ordered.patientId ?? []),
  );
  const patientIds = new Set<string | null>(carted.map(({ patientId }) => patientId));
  const checked: Checked[] = [];
  const earlier: StoredPreorder[] = [];
  for (const each of asked) {
    const isCarted = patientIds.has(each.ordered.patientId);
    patientIds.add(each.ordered.patientId);
    const { preorder, left, replaced } = await reorderToday(db, { ordered: each.ordered, earlier }, context);
    const found = preorder ? await findPreorderFindings(db, context, [{ ...preorder, replacesOrderId: null }]) : new Map();
    const met = { isCarted, leftLines: left.length, replacedLines: replaced.length, openFindings: openFindings(found.values()).length };
    const reason = heldReason(met);
    if (preorder && reason === null) earlier.push(preorder);
    checked.push({ ...each, preorder, left, reason });
  }
  return checked;
}
