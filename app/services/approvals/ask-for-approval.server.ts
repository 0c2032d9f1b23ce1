import type { PracticeDb } from "~/db/database.server";
import { type ApprovalRow, findApproval, findApprovalOfCart, insertApproval } from "~/db/queries/approvals/approvals.server";
import { type CartRow, setCartWaiting } from "~/db/queries/cart/cart.server";
import { getHeldCart, type HeldCart } from "~/db/queries/cart/held-cart.server";
import { moveToCart, setPreorderStatus } from "~/db/queries/cart/preorders.server";
import { needsApproval } from "~/domain/approval/approval-rule";
import { activePreorders } from "~/domain/cart/cart-rules";
import { checkHold } from "~/domain/cart/hold";
import { boxesOf } from "~/domain/order/order-lines";
import { refused } from "~/domain/verdict";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import type { AppraisedCart } from "../cart/appraise-cart.server";
import { lockOrOpenCart, lockOwnCart } from "../cart/cart-access.server";
import { holdOf } from "../cart/cart-answer.server";
import { loadAppraisedCart } from "../cart/load-appraised-cart.server";
import { type CheckoutRefusal, checkSubmission } from "../checkout/check-submission.server";
import { errorOf } from "../error-of.server";
import { approvalAnswerOf } from "./approval-answer.server";
import { ownApprovalAbove } from "./own-approval-above.server";
import { queueAskedMails } from "./queue-approval-mails.server";

type Asked = { approvalId: string; cartId: string; holdId?: string | undefined; acceptTerms: boolean };
type Outcome =
  | { permitted: true; approval: ApprovalRow }
  | CheckoutRefusal
  | { permitted: false; code: "approvalNotNeeded"; values: undefined };

/**
 * Sends the reviewed cart for approval (D96): checks it like a checkout, closes it for its owner, and notifies those who can approve it.
 * What was saved for later stays in an open cart. The same id again is the same approval, whatever its answer.
 */
export const askForApproval = signedIn.approvals.ask.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const asked = await sendCart(db, context, input);
    if (!asked.permitted) throw errorOf(errors, asked);
    return { approval: approvalAnswerOf(asked.approval, context.edition) };
  }),
);

async function sendCart(db: PracticeDb, context: SignedInContext, asked: Asked): Promise<Outcome> {
  const { person, now } = context;
  const cart = await lockOwnCart(db, person, asked.cartId);
  const before = cart && (await findApprovalOfCart(db, cart.id));
  if (before?.id === asked.approvalId) return { permitted: true, approval: before };
  if (!cart || cart.status === "returned") return refused("cartNotFound");
  if (cart.status !== "open" || (await findApproval(db, asked.approvalId))) return refused("reviewChanged", { changes: [] });
  const hold = checkHold({ hold: holdOf(cart) }, asked.holdId, now);
  if (!hold.permitted) return hold.code === "checkoutExpired" ? refused("checkoutExpired") : refused("reviewChanged", { changes: [] });
  const held = await getHeldCart(db, cart.id);
  const { appraised } = await loadAppraisedCart(db, context, held);
  const checked = checkSubmission(appraised, { review: cart.review ?? { lines: [] }, acceptTerms: asked.acceptTerms });
  if (!checked.permitted) return checked;
  if (!needsApproval(await ownApprovalAbove(db, context, cart.locationId), appraised.totals.gross)) return refused("approvalNotNeeded");
  await closeForApproval(db, context, held);
  const approval = await keepApproval(db, context, { cart, appraised, approvalId: asked.approvalId });
  await queueAskedMails(db, approval, context);
  recordAudit(db, person, { action: "approvalAsked", subjectKind: "cart", subjectId: cart.id }, now);
  return { permitted: true, approval };
}

/** Closes the cart and moves what was saved for later into a new open one. */
async function closeForApproval(db: PracticeDb, { person, now }: SignedInContext, { cart, preorders }: HeldCart): Promise<void> {
  const idsWith = (status: string) => preorders.filter((each) => each.status === status).map(({ id }) => id);
  await setPreorderStatus(db, idsWith("markedForDeletion"), { status: "removed", now });
  await setCartWaiting(db, cart.id);
  const saved = idsWith("savedForLater");
  if (saved.length > 0) await moveToCart(db, saved, (await lockOrOpenCart(db, { person, now }, cart.locationId)).id);
}

type Sent = { cart: CartRow; appraised: AppraisedCart; approvalId: string };

async function keepApproval(
  db: PracticeDb,
  { person, now }: SignedInContext,
  { cart, appraised, approvalId: id }: Sent,
): Promise<ApprovalRow> {
  const active = activePreorders(appraised.preorders.map(({ preorder }) => preorder));
  const row: ApprovalRow = {
    ...{ tenantId: db.tenantId, id, cartId: cart.id, locationId: cart.locationId, state: "asked" },
    ...{ askedById: person.id, askedByFirstName: person.firstName, askedByLastName: person.lastName, askedAt: now },
    grossAmount: appraised.totals.gross,
    boxesQuantity: active.reduce((sum, preorder) => sum + boxesOf(preorder), 0),
    ...{ answeredById: null, answeredByFirstName: null, answeredByLastName: null, answeredAt: null, words: "" },
  };
  await insertApproval(db, row);
  return row;
}
