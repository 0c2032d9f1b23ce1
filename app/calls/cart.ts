import { z } from "zod";
import { onClashValues } from "~/domain/cart/on-clash";
import { sourceTypes } from "~/domain/order/source-type";
import { ordersPath, signedInCall } from "./base";
import { id, lensValue, optional } from "./shapes/basic-shapes";
import { addingErrors, cartErrors } from "./shapes/cart-errors";
import { cartAnswer, changed, findings, populatedCart, preorderInput } from "./shapes/cart-shapes";
import { findingAnswer } from "./shapes/prescription-shapes";
import { text } from "./text";

const preorderIds = z.array(id).min(1).max(1000);
/** The cart to change. `holdId` is that of a page under a hold: the hold ends, the change is made, and a new hold starts (D56). */
const changing = { cartId: id, holdId: id.optional() };
/** The same, with an id by which cart.restore can undo the change. */
const restorable = { ...changing, changeId: id.optional() };
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `${ordersPath}/cart/${name}` as `/${string}`, summary, tags: ["cart"] }) as const;

export const view = signedInCall
  .route(route("view", "The open cart of a location, when there is one"))
  .input(z.object({ locationId: id }))
  .output(z.object({ cart: cartAnswer.nullable(), ...findings }));

/** The number of items in the open cart of a location, for the cart button of every page. */
export const count = signedInCall
  .route(route("count", "How many items the open cart of a location holds"))
  .input(z.object({ locationId: id }))
  .output(z.object({ itemsQuantity: z.int() }));

export const populate = signedInCall
  .route(route("populate", "The open cart with all its preorders, priced, in groups"))
  .input(z.object({ locationId: id }))
  .output(populatedCart);

const countedLine = z.object({ productId: z.string(), productName: z.string(), solutionId: z.string().nullable(), quantity: z.int() });

/**
 * What the cart has for the patient of the first preorder sent, or without a patient, by product: before and now. `undeliverable` are the
 * products of which it has more than can be delivered: a checkout refuses them.
 */
const heldLines = z.object({
  patientFirst: z.string().nullable(),
  patientLast: z.string().nullable(),
  before: z.array(countedLine),
  now: z.array(countedLine),
  undeliverable: z.array(z.string()),
});

/** `revisions` by preorder, of those in the cart; `ordered` are those of `gone` that were ordered (D72). */
const synced = changed.extend({
  /** The findings for the sent preorders, accepted or not (D75). */
  prescriptionFindings: z.array(findingAnswer.extend({ preorderId: id })),
  revisions: z.record(z.string(), z.int()),
  ordered: z.array(id),
  held: heldLines,
});

/**
 * Adds and replaces preorders. `onClash` is the choice of D22 for every clash of this submission; when omitted or "ask", a clash is refused
 * and nothing changes.
 */
export const sync = signedInCall
  .route(route("sync", "Add preorders to the open cart, or replace them"))
  .input(
    z.object({
      locationId: id,
      preorders: z.array(preorderInput).min(1).max(200),
      onClash: z.enum(onClashValues).default("ask"),
      /** "ask" refuses findings that are not accepted; otherwise they are only returned (D75). */
      onFindings: z.enum(["tell", "ask"]).default("tell"),
      holdId: changing.holdId,
      /** The draft on the server that this submits; it is deleted with it, as are others of the same page for these preorders (D31). */
      submittedForm: z.object({ path: text(500), subject: text(200) }).optional(),
    }),
  )
  .output(synced)
  .errors(addingErrors);

export const remove = signedInCall
  .route(route("remove", "Remove preorders, or all of a patient"))
  .input(z.object({ ...restorable, preorderIds: preorderIds.optional(), patientId: id.optional() }))
  .output(changed)
  .errors(cartErrors);

export const empty = signedInCall
  .route(route("empty", "Remove every item from the open cart"))
  .input(z.object(restorable))
  .output(changed)
  .errors(cartErrors);

/** Undoes what a change with this id removed or changed, once, while nothing has changed it since. */
export const restore = signedInCall
  .route(route("restore", "Take a removal or a change of quantities back"))
  .input(z.object({ ...changing, changeId: id }))
  .output(changed)
  .errors({ ...cartErrors, cartLimit: addingErrors.cartLimit, nothingToRestore: { status: 404 } });

/** A lens that is in the cart by now is asked about as in cart.sync (D22); "leave" leaves what has such a lens where it is. */
const moving = { ...restorable, preorderIds, onClash: z.enum(onClashValues).default("ask") };
const movingErrors = { ...cartErrors, cartLimit: addingErrors.cartLimit, alreadyInCart: addingErrors.alreadyInCart };

/** Saves preorders for later, or moves them back. Moving back with a `changeId` can be undone by cart.restore. */
export const saveForLater = signedInCall
  .route(route("saveforlater", "Put preorders aside, or back into the cart"))
  .input(z.object({ ...moving, saved: z.boolean() }))
  .output(changed)
  .errors(movingErrors);

/** Marks preorders for deletion, or unmarks them; marked ones are shown struck through and are not ordered. */
export const markForDeletion = signedInCall
  .route(route("markfordeletion", "Mark preorders for deletion, or take the mark back"))
  .input(z.object({ ...moving, marked: z.boolean() }))
  .output(changed)
  .errors(movingErrors);

/** Changes quantities of lines in place, all or none; 0 removes the line, and the preorder with its last line. */
export const changeQuantities = signedInCall
  .route(route("changequantities", "Change the quantities of lines"))
  .input(
    z.object({
      ...restorable,
      changes: z
        .array(z.object({ preorderId: id, lineId: id, quantity: z.int().min(0).max(1000), revision: z.int().optional() }))
        .min(1)
        .max(1000),
    }),
  )
  .output(changed)
  .errors({
    ...cartErrors,
    changedElsewhere: { status: 409, data: z.object({ quantity: z.int().nullable() }) },
    cartLimit: { status: 422, data: z.object({ max: z.int(), quantity: z.int() }) },
  });

/** One question about trials: for a patient, or for a trial series without patient and one power of it. */
export const allowanceQuestion = z.object({ patientId: id.optional(), seriesId: text(80).optional(), power: lensValue.optional() });

/** Each limit that applies, tightest first; `reason` is the finding when it is exceeded. */
export const allowanceAnswer = z.object({
  left: z.int(),
  limits: z.array(z.object({ reason: z.string(), max: z.int(), used: z.int(), left: z.int() })),
});

/** How many more trials may be added to the open cart (D20); one response per question, in order. */
export const trialAllowance = signedInCall
  .route(route("trialallowance", "How many trial lenses may still be added"))
  .input(z.object({ locationId: id, questions: z.array(allowanceQuestion).min(1).max(200) }))
  .output(
    z.object({
      answers: z.array(allowanceAnswer),
    }),
  );

/** Orders from another system name their source (D43); it may be omitted for types that have only one. */
const receivedPreorder = preorderInput.extend({ sourceType: optional(z.enum(sourceTypes)) });

export const receivePreorder = signedInCall
  .route({ method: "POST", path: `${ordersPath}/preorders/receive`, summary: "Take in preorders made elsewhere", tags: ["cart"] })
  .input(z.object({ locationId: id, preorders: z.array(receivedPreorder).min(1).max(200) }))
  .output(synced)
  .errors(addingErrors);
