import { z } from "zod";
import { approvalStates, declineWordsMax } from "~/domain/approval/approval";
import { aboveAmountMax, approvalGroups } from "~/domain/approval/approval-rule";
import { adminCall, ordersPath, signedInCall } from "./base";
import { populatedCart } from "./cart-shapes";
import { checkoutErrors, reviewChange } from "./checkout";
import { id, instant, money, optional, personName } from "./shapes";
import { text } from "./text";

/** Approvals (D96). */
const path = `${ordersPath}/approvals` as const;
const tags = ["approvals"];

/** Why a cart is declined, for whoever sent it. */
export const declineWords = text(declineWordsMax, "lines").trim();

const rule = {
  askedOf: z.enum(approvalGroups),
  /** What costs more, VAT included, is approved first; the smallest unit of the market's currency. Null: no sum is asked for. */
  aboveAmount: z.int().min(0).max(aboveAmountMax).nullable(),
};
/** Whether what goes beyond the budget of its location is approved first too (D103). */
const aboveBudget = z.boolean();

/** `adminsQuantity` are those who have set up their accounts; approval of admins can be chosen where there are two. */
export const readRule = adminCall
  .route({ method: "GET", path: `${path}/rule`, summary: "Whose orders are approved, and above which sum", tags })
  .output(z.object({ ...rule, aboveBudget, revision: z.int(), adminsQuantity: z.int() }));

export const changeRule = adminCall
  .route({ method: "PUT", path: `${path}/rule`, summary: "Choose whose orders are approved, and above which sum", tags })
  .input(z.object({ ...rule, aboveBudget: aboveBudget.default(false), revision: z.int().min(0) }))
  .output(z.object({ ...rule, aboveBudget, revision: z.int() }))
  .errors({ changedElsewhere: { status: 409 }, twoAdminsNeeded: { status: 422 } });

/** A cart that was sent for approval: what it cost and held then, and what became of it. */
const approval = z.object({
  ...{ id, cartId: id, locationId: id, state: z.enum(approvalStates) },
  ...{ askedBy: personName, askedAt: instant, gross: money, boxesQuantity: z.int() },
  answeredBy: personName.nullable(),
  answeredAt: instant.nullable(),
  words: z.string(),
});

/** Sends the reviewed cart for approval; the same id again is the same approval. The cart is closed for its owner until it is answered. */
export const ask = signedInCall
  .route({ method: "POST", path, summary: "Send the reviewed cart for approval", tags })
  .input(z.object({ approvalId: id, cartId: id, holdId: id.optional(), acceptTerms: z.boolean() }))
  .output(z.object({ approval }))
  .errors({ ...checkoutErrors, approvalNotNeeded: { status: 409 } });

/**
 * What concerns a person's own cart at a location: the sum above which it needs approval by now (null: never), who can give it, what waits already,
 * and what was declined last while it is still in the cart.
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

/** How many carts wait that the person may approve; 0 for who may approve none. */
export const count = signedInCall
  .route({ method: "GET", path: `${path}/count`, summary: "How many carts wait for one's approval", tags })
  .output(z.object({ waiting: z.int() }));

/** What waits, the oldest first, at most 100: in the whole practice for admins, else one's own. `mayAnswer` is false for one's own. */
export const list = signedInCall
  .route({ method: "GET", path, summary: "The carts that wait for approval", tags })
  .output(z.object({ approvals: z.array(approval.extend({ mayAnswer: z.boolean() })), more: z.boolean() }));

/**
 * One approval with the content of its cart at today's prices, while it waits: for whoever sent it and for admins. `changes` are what differs
 * from what was sent; `changesKey` accepts just these. Seeing it is a view of the cart (D32).
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

/** Places the order of somebody else's cart as checkout does. Sent twice it is placed once. */
export const approve = adminCall
  .route({ method: "POST", path: `${path}/{approvalId}/approve`, summary: "Approve a cart and place its order", tags })
  .input(z.object({ approvalId: id, acceptedChanges: optional(text(64)) }))
  .output(z.object({ cartId: id, cartConfirmationNum: z.string() }))
  .errors({ ...checkoutErrors, ...answering });

/** Puts somebody else's cart back into their open one, with the words that say why. */
export const decline = adminCall
  .route({ method: "POST", path: `${path}/{approvalId}/decline`, summary: "Decline a cart", tags })
  .input(z.object({ approvalId: id, words: declineWords.min(1) }))
  .output(z.object({ approval }))
  .errors(answering);

/** Puts one's own cart back into the open one, where it can be changed. */
export const takeBack = signedInCall
  .route({ method: "POST", path: `${path}/{approvalId}/take-back`, summary: "Take a cart back that waits for approval", tags })
  .input(z.object({ approvalId: id }))
  .output(z.object({ approval }))
  .errors({ approvalClosed: answering.approvalClosed });
