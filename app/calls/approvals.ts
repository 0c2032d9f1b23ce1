import { z } from "zod";
import { approvalStates, declineWordsMax } from "~/domain/approval/approval";
import { aboveAmountMax, approvalGroups } from "~/domain/approval/approval-rule";
import { adminCall, ordersPath, signedInCall } from "./base";
import { checkoutErrors, reviewChange } from "./checkout";
import { id, instant, money, optional, personName } from "./shapes/basic-shapes";
import { populatedCart } from "./shapes/cart-shapes";
import { text } from "./text";

/** Approvals (D96). */
const path = `${ordersPath}/approvals` as const;
const tags = ["approvals"];

/** Why a cart is declined, for the person who sent it. */
export const declineWords = text(declineWordsMax, "lines").trim();

const rule = {
  askedOf: z.enum(approvalGroups),
  /** Orders that cost more, VAT included, need approval; in the smallest unit of the market's currency. Null: no amount applies. */
  aboveAmount: z.int().min(0).max(aboveAmountMax).nullable(),
};
/** Whether orders that exceed their location's budget need approval too (D103). */
const aboveBudget = z.boolean();

/** `adminsQuantity` counts admins with a set-up account; admins can be included in the rule when there are two. */
export const readRule = adminCall
  .route({ method: "GET", path: `${path}/rule`, summary: "Whose orders are approved, and above which sum", tags })
  .output(z.object({ ...rule, aboveBudget, revision: z.int(), adminsQuantity: z.int() }));

export const changeRule = adminCall
  .route({ method: "PUT", path: `${path}/rule`, summary: "Choose whose orders are approved, and above which sum", tags })
  .input(z.object({ ...rule, aboveBudget: aboveBudget.default(false), revision: z.int().min(0) }))
  .output(z.object({ ...rule, aboveBudget, revision: z.int() }))
  .errors({ changedElsewhere: { status: 409 }, twoAdminsNeeded: { status: 422 } });

/** A cart that was sent for approval: its price and content then, and the outcome. */
const approval = z.object({
  ...{ id, cartId: id, locationId: id, state: z.enum(approvalStates) },
  ...{ askedBy: personName, askedAt: instant, gross: money, boxesQuantity: z.int() },
  answeredBy: personName.nullable(),
  answeredAt: instant.nullable(),
  words: z.string(),
});

/** Sends the reviewed cart for approval; the same id again is the same approval. Its owner cannot change the cart until it is answered. */
export const ask = signedInCall
  .route({ method: "POST", path, summary: "Send the reviewed cart for approval", tags })
  .input(z.object({ approvalId: id, cartId: id, holdId: id.optional(), acceptTerms: z.boolean() }))
  .output(z.object({ approval }))
  .errors({ ...checkoutErrors, approvalNotNeeded: { status: 409 } });

/**
 * The approvals of a person's own cart at a location: the amount above which it needs approval (null: never), who can approve it, what
 * already waits, and what was declined last, while something of it is still in the cart.
 */
export const own = signedInCall
  .route({ method: "GET", path: `${path}/own`, summary: "One's own carts that wait for approval", tags })
  .input(z.object({ locationId: id }))
  .output(
    z.object({
      above: money.nullable(),
      approvers: z.array(personName),
      waiting: z.array(approval),
      declined: approval.nullable(),
    }),
  );

/** The number of waiting carts that the person may approve; 0 for those who may approve none. */
export const count = signedInCall
  .route({ method: "GET", path: `${path}/count`, summary: "How many carts wait for one's approval", tags })
  .output(z.object({ waiting: z.int() }));

/**
 * The waiting carts, oldest first, at most 100: those of the whole practice for admins, else one's own. `mayAnswer` is false for one's own.
 */
export const list = signedInCall
  .route({ method: "GET", path, summary: "The carts that wait for approval", tags })
  .output(z.object({ approvals: z.array(approval.extend({ mayAnswer: z.boolean() })), more: z.boolean() }));

/**
 * A waiting cart with its content at today's prices, for the person who sent it and for admins. `changes` are the differences from what was
 * sent; `changesKey` accepts exactly these. Reading it counts as a view of the cart (D32).
 */
export const read = signedInCall
  .route({ method: "GET", path: `${path}/{approvalId}`, summary: "A cart that was sent for approval", tags })
  .input(z.object({ approvalId: id }))
  .output(
    z.object({
      ...{ approval, approvers: z.array(personName), mayAnswer: z.boolean(), mayTakeBack: z.boolean() },
      populated: populatedCart.nullable(),
      changes: z.array(reviewChange),
      changesKey: z.string(),
    }),
  );

const answering = {
  ownApproval: { status: 409 },
  approvalClosed: { status: 409, data: z.object({ state: z.enum(approvalStates) }) },
} as const;

/** Places the order of somebody else's cart as checkout does. Sent twice, it is placed once. */
export const approve = adminCall
  .route({ method: "POST", path: `${path}/{approvalId}/approve`, summary: "Approve a cart and place its order", tags })
  .input(z.object({ approvalId: id, acceptedChanges: optional(text(64)) }))
  .output(z.object({ cartId: id, cartConfirmationNum: z.string() }))
  .errors({ ...checkoutErrors, ...answering });

/** Returns somebody else's cart to their open one, with the reason. */
export const decline = adminCall
  .route({ method: "POST", path: `${path}/{approvalId}/decline`, summary: "Decline a cart", tags })
  .input(z.object({ approvalId: id, words: declineWords.min(1) }))
  .output(z.object({ approval }))
  .errors(answering);

/** Returns one's own cart to the open one, where it can be changed. */
export const takeBack = signedInCall
  .route({ method: "POST", path: `${path}/{approvalId}/take-back`, summary: "Take a cart back that waits for approval", tags })
  .input(z.object({ approvalId: id }))
  .output(z.object({ approval }))
  .errors({ approvalClosed: answering.approvalClosed });
