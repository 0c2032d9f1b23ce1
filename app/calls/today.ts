import { z } from "zod";
import { heldReasons, repeatStates } from "~/domain/order/repeated-orders";
import { signedInCall } from "./base";
import { budget } from "./budgets";
import { leftReason } from "./orders";
import { coursePart } from "./reports";
import { day, id, money, optional } from "./shapes/basic-shapes";
import { addingErrors } from "./shapes/cart-errors";
import { orderStatus } from "./shapes/order-shapes";
import { text } from "./text";

/** The day at a glance (D83). */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/today/${name}` as `/${string}`, summary, tags: ["today"] }) as const;

const patientNames = { patientFirst: z.string().nullable(), patientLast: z.string().nullable() };

/** An order or a part of one: its number, content, and patient; boxes of lenses and bottles separately. */
const ordered = z.object({
  ...{ orderId: id, cartId: id, confirmationNum: z.string(), ...patientNames },
  ...{ productNames: z.array(z.string()), boxesQuantity: z.int(), bottlesQuantity: z.int() },
  ...{ status: orderStatus, statusDetail: z.string().nullable() },
});

const named = z.object({ id: z.string(), name: z.string() });

/**
 * What a location has to do today, each list most urgent first: orders with a problem, outstanding parts whose promised day moved in the
 * last seven days, parts promised for today, and patients whose supply ends in the next 21 days (`next` requests the following ones).
 * `weeks` are for admins. Reading it is a view of orders and patients (D32).
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
      /** Whether more parts arrive than are listed. */
      moreArrive: z.boolean(),
      ending: z.array(
        z.object({
          patientId: id,
          firstName: z.string(),
          lastName: z.string(),
          dob: day.nullable(),
          endsOn: day,
          /** What each eye has in use; in boxes. */
          lenses: z.array(z.object({ eye: z.enum(["right", "left"]), productName: z.string(), packSize: z.int(), boxesQuantity: z.int() })),
          /** The last order, which can be repeated. */
          orderId: id,
          /** What repeating it today orders, and its price as the market writes prices (D3); null when a lens of it has none any more. */
          ...{ boxesQuantity: z.int(), price: money.extend({ includesVat: z.boolean() }).nullable() },
          state: z.enum(repeatStates),
        }),
      ),
      next: z.string().nullable(),
      /** The person's pinned series, and the practice's favourites. */
      pins: z.array(named),
      favourites: z.array(named),
      /** The location's orders of the last eight weeks. */
      weeks: z.array(coursePart).nullable(),
      /** Its budget this month (D103), for admins; null when it has none. */
      budget: budget.nullable(),
    }),
  );

/**
 * Adds the last orders of several patients to the cart at the person's location, those that can be ordered unchanged; the others are
 * returned with the reason. `preorderId` is made by the caller, so that sending twice orders once.
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
