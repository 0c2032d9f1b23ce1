import type { PracticeDb } from "~/db/database.server";
import type { ApprovalRow } from "~/db/queries/approvals/approvals.server";
import { findUser } from "~/db/queries/people/people.server";
import { checkAnswering } from "~/domain/approval/approval";
import { refused } from "~/domain/verdict";
import { admin, signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { orderLockedCart } from "../checkout/order-cart.server";
import { errorOf } from "../error-of.server";
import { approvalAnswerOf } from "./approval-answer.server";
import { queueDeclinedMail } from "./queue-approval-mails.server";
import { closeApproval, lockApproval, returnCart } from "./return-cart.server";

/**
 * Places the order of a cart that was sent for approval, as checkout does, in the name of its sender (D96). Refuses what has become worse
 * since until it is accepted. Sent twice by the same approver it returns the same; of two approvers the later one is refused.
 */
export const approve = admin.approvals.approve.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    const locked = await lockApproval(db, input.approvalId);
    if (!locked) throw errors.notFound();
    const { approval, cart } = locked;
    if (cart.receipt && approval.answeredById === person.id) return placedOf(cart.receipt);
    const verdict = checkAnswering(approval, person.id);
    if (!verdict.permitted) throw errorOf(errors, verdict);
    const asker = await findAsker(db, context, approval);
    if (!asker) throw errorOf(errors, refused("approvalClosed", { state: approval.state }));
    const agreed = { acceptTerms: true, acceptedChanges: input.acceptedChanges };
    const ordered = await orderLockedCart(db, { ...context, person: asker, approver: person }, cart, agreed);
    if (!ordered.permitted) throw errorOf(errors, ordered);
    await closeApproval(db, approval, { person, state: "approved", now });
    recordAudit(db, person, { action: "orderApproved", subjectKind: "cart", subjectId: cart.id }, now);
    return placedOf(ordered.receipt);
  }),
);

const placedOf = ({ cartId, cartConfirmationNum }: { cartId: string; cartConfirmationNum: string }) => ({ cartId, cartConfirmationNum });

/** Returns the sender as the person who orders; null when they left the practice. */
async function findAsker(
  db: PracticeDb,
  { person }: SignedInContext,
  { askedById }: ApprovalRow,
): Promise<SignedInContext["person"] | null> {
  const user = await findUser(db, askedById);
  return user && { ...person, kind: "user", id: user.id, role: user.role, firstName: user.firstName, lastName: user.lastName };
}

/** Declines somebody else's cart: it returns to their open cart, which shows the reason (D96). */
export const decline = admin.approvals.decline.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now, edition } = context;
    const locked = await lockApproval(db, input.approvalId);
    if (!locked) throw errors.notFound();
    const { approval } = locked;
    if (approval.state === "declined" && approval.answeredById === person.id) return { approval: approvalAnswerOf(approval, edition) };
    const verdict = checkAnswering(approval, person.id);
    if (!verdict.permitted) throw errorOf(errors, verdict);
    const declined = await returnCart(db, locked, { person, state: "declined", words: input.words, now });
    await queueDeclinedMail(db, declined, context);
    recordAudit(db, person, { action: "orderDeclined", subjectKind: "cart", subjectId: approval.cartId }, now);
    return { approval: approvalAnswerOf(declined, edition) };
  }),
);

/** Withdraws one's own cart: it returns to the open cart, and can be changed (D96). */
export const takeCartBack = signedIn.approvals.takeBack.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now, edition } = context;
    const locked = await lockApproval(db, input.approvalId);
    if (!locked || locked.approval.askedById !== person.id) throw errors.notFound();
    const { approval } = locked;
    if (!person.locationIds.includes(approval.locationId)) throw errors.notFound();
    if (approval.state === "takenBack") return { approval: approvalAnswerOf(approval, edition) };
    if (approval.state !== "asked") throw errors.approvalClosed({ data: { state: approval.state } });
    const back = await returnCart(db, locked, { person, state: "takenBack", now });
    recordAudit(db, person, { action: "approvalTakenBack", subjectKind: "cart", subjectId: approval.cartId }, now);
    return { approval: approvalAnswerOf(back, edition) };
  }),
);
