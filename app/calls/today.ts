import { z } from "zod";
import { heldReasons, repeatStates } from "~/domain/order/repeated-orders";
import { signedInCall } from "./base";
import { budget } from "./budgets";
import { addingErrors } from "./cart-errors";
import { orderStatus } from "./order-shapes";
import { leftReason } from "./orders";
import { coursePart } from "./reports";
import { day, id, money, optional } from "./shapes";
import { text } from "./text";

/** The day at a glance (D83). */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/today/${name}` as `/${string}`, summary, tags: ["today"] }) as const;

const patientNames = { patientFirst: z.string().nullable(), patientLast: z.string().nullable() };

/** A part of an order, or a whole one: its own number, what is in it, and for whom; boxes of lenses and bottles apart. */
const ordered = z.object({
  ...{ orderId: id, cartId: id, confirmationNum: z.string(), ...patientNames },
  ...{ productNames: z.array(z.string()), boxesQuantity: z.int(), bottlesQuantity: z.int() },
  ...{ status: orderStatus, statusDetail: z.string().nullable() },
});

const named = z.object({ id: z.string(), name: z.string() });

/**
 * What a location has to do today, each list with its most urgent first: orders with a problem, parts whose promised day moved in the last
 * seven days and that are still waited for, parts promised for today, and patients whose supply ends in the next 21 days (`next` leads to
 * those that follow). `weeks` are for admins. Reading it is a view of orders and patients (D32).
 */
export const overview = signedInCall
  .route(route("overview", "What a location has to do today"))
  .input(z.object({ locationId: id, next: optional(text(60)) }))
  .output(
    z.object({
      day,
      problems: z.array(ordered),
      moved: z.array(ordered.extend({ dayBefore: day, day })),
      arriving: z.array(ordered.extend({ trackingNumber: z.string().nullable(), trackingUrl: z.string().nullable() })),
      /** More parts arrive than are listed. */
      moreArrive: z.boolean(),
      ending: z.array(
        z.object({
          patientId: id,
          firstName: z.string(),
          lastName: z.string(),
          dob: day.nullable(),
          endsOn: day,
          /** What each eye has in use; boxes. */
          lenses: z.array(z.object({ eye: z.enum(["right", "left"]), productName: z.string(), packSize: z.int(), boxesQuantity: z.int() })),
          /** The last order: the one to place again. */
          orderId: id,
          /** What placing it again today orders, and costs without VAT; null where a lens of it has no price any more. */
          ...{ boxesQuantity: z.int(), net: money.nullable() },
          state: z.enum(repeatStates),
        }),
      ),
      next: z.string().nullable(),
      /** Series that the person pinned, and those that are favourites of the practice. */
      pins: z.array(named),
      favourites: z.array(named),
      /** What the location ordered in eight weeks. */
      weeks: z.array(coursePart).nullable(),
      /** What it may spend this month (D103), for admins; null where it has no budget. */
      budget: budget.nullable(),
    }),
  );

/**
 * Puts the last orders of several patients into the cart where the person works, all that can be ordered as they were; the others are named
 * with the reason. `preorderId` is made by the caller, so that sending twice orders once.
 */
export const orderAgain = signedInCall
  .route(route("order-again", "Order again for several patients"))
  .input(
    z.object({
      locationId: id,
      orders: z
        .array(z.object({ orderId: id, preorderId: id }))
        .min(1)
        .max(50),
    }),
  )
  .output(
    z.object({
      added: z.array(z.object({ preorderId: id, ...patientNames })),
      held: z.array(
        z.object({
          ...{ orderId: id, ...patientNames, reason: z.enum(heldReasons) },
          left: z.array(z.object({ productName: z.string(), reason: leftReason })),
        }),
      ),
    }),
  )
  .errors(addingErrors);
