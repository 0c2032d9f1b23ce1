import { findOperator } from "~/db/queries/people/operators.server";
import { countMailsSince } from "~/db/queries/practice/outbox.server";
import { signedIn } from "~/services/access.server";
import { lockOrderedCart } from "~/services/cart/cart-access.server";
import { lowestMessageIdAt } from "~/services/outbox/message-id.server";
import { queueMail } from "~/services/outbox/queue-mail.server";
import { confirmationMail, findOrderer } from "./confirmation-mail.server";

/** How many times the confirmation may be mailed in ten minutes, including the mail of the checkout itself. */
const mailsMax = 3;
const periodMilliseconds = 10 * 60_000;

/** Queues the confirmation of an ordered cart again, always to the signed-in person's own e-mail. */
export const mailReceipt = signedIn.cart.mailReceipt.handler(async ({ input, context, errors }) => {
  const { person, settings, now, doors } = context;
  const operator = person.kind === "operator" ? await doors.readOperator((tx) => findOperator(tx, person.id)) : null;
  return context.withTenant(async (db) => {
    const cart = await lockOrderedCart(db, person, input.cartId);
    if (!cart) throw errors.notFound();
    const since = lowestMessageIdAt(new Date(now.getTime() - periodMilliseconds));
    if ((await countMailsSince(db, cart.id, since)) >= mailsMax) {
      throw errors.tooManyRequests({ data: { retryAfterSeconds: periodMilliseconds / 1000 } });
    }
    const workplace = context.workplaceAt(cart.locationId);
    const user = await findOrderer(db, person);
    const mail = await confirmationMail(db, { person, settings, user }, workplace, cart.receipt);
    const payload = operator ? { ...mail, to: operator.email } : mail;
    await queueMail(db, payload, { subjectId: cart.id, now });
    return { sent: true as const, cartConfirmationNum: cart.receipt.cartConfirmationNum };
  });
});
