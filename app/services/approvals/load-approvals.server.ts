import { listApprovers } from "~/db/queries/approvals/approval-rules.server";
import {
  countWaitingApprovals,
  findApproval,
  findDeclined,
  listOwnWaiting,
  listWaitingApprovals,
} from "~/db/queries/approvals/approvals.server";
import { getHeldCart } from "~/db/queries/cart/held-cart.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { moneyIn } from "../cart/cart-answer.server";
import { loadAppraisedCart } from "../cart/load-appraised-cart.server";
import { populatedAnswerOf } from "../cart/populated-answer.server";
import { changesKeyOf, changesSince } from "../checkout/check-submission.server";
import { reviewChangeAnswerOf } from "../checkout/receipt-answer.server";
import { approvalAnswerOf } from "./approval-answer.server";
import { ownApprovalAbove } from "./own-approval-above.server";

const listedMax = 100;

/**
 * Returns the approvals of a person's own cart at a location (D96); approvers are named only to a person who needs one or waits for one.
 */
export const loadOwnApprovals = signedIn.approvals.own.handler(({ input, context, errors }) => {
  const { person, edition } = context;
  const { locationId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const asker = { askedById: person.id, locationId };
    const [above, waiting, declined] = await Promise.all([
      ownApprovalAbove(db, context, locationId),
      listOwnWaiting(db, asker),
      findDeclined(db, asker),
    ]);
    const approvers = above !== null || waiting.length > 0 ? await approversBut(db, person.id) : [];
    return {
      above: above === null ? null : moneyIn(edition)(above),
      approvers,
      waiting: waiting.map((row) => approvalAnswerOf(row, edition)),
      declined: declined && approvalAnswerOf(declined, edition),
    };
  });
});

/** Returns the names of those who can approve what a person sent. */
async function approversBut(db: Parameters<typeof listApprovers>[0], askerId: string) {
  const approvers = await listApprovers(db);
  return approvers.filter(({ id }) => id !== askerId).map(({ firstName, lastName }) => ({ firstName, lastName }));
}

/** Returns how many carts wait for a person's approval, without a query for those who may approve none. */
export const countApprovals = signedIn.approvals.count.handler(async ({ context }) => {
  const { person } = context;
  if (!hasAdminPermission(person)) return { waiting: 0 };
  return context.read(async (db) => ({ waiting: await countWaitingApprovals(db, person.id) }));
});

/** Returns what waits for approval: for admins at all locations of the practice, for others what they sent. */
export const listApprovals = signedIn.approvals.list.handler(({ context }) =>
  context.read(async (db) => {
    const { person, edition } = context;
    const askedById = hasAdminPermission(person) ? undefined : person.id;
    const rows = await listWaitingApprovals(db, { askedById, limit: listedMax + 1 });
    return {
      approvals: rows.slice(0, listedMax).map((row) => ({ ...approvalAnswerOf(row, edition), mayAnswer: row.askedById !== person.id })),
      more: rows.length > listedMax,
    };
  }),
);

/** Returns an approval with its cart as it would be ordered now, for its sender and for admins; not found by others (D35). */
export const loadApproval = signedIn.approvals.read.handler(({ input, context, errors }) =>
  context.view(async (db) => {
    const { person, edition, now } = context;
    const row = await findApproval(db, input.approvalId);
    const isOwn = row?.askedById === person.id && person.locationIds.includes(row.locationId);
    if (!row || !(isOwn || hasAdminPermission(person))) throw errors.notFound();
    recordAudit(db, person, { action: "approvalViewed", subjectKind: "cart", subjectId: row.cartId }, now);
    const waits = row.state === "asked";
    const answer = {
      ...{ approval: approvalAnswerOf(row, edition), approvers: await approversBut(db, row.askedById) },
      ...{ mayAnswer: waits && !isOwn, mayTakeBack: waits && isOwn },
    };
    if (!waits) return { ...answer, populated: null, changes: [], changesKey: "" };
    const held = await getHeldCart(db, row.cartId);
    const read = await loadAppraisedCart(db, context, held);
    const changes = changesSince(held.cart.review ?? { lines: [] }, read.appraised);
    return {
      ...answer,
      populated: populatedAnswerOf(held, read, context),
      changes: changes.map((change) => reviewChangeAnswerOf(change, change.productName)),
      changesKey: changesKeyOf(changes),
    };
  }),
);
