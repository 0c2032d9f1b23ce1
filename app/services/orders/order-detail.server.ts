import { listOrdersOfCart } from "~/db/queries/orders/orders.server";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { detailAnswersOf, recordPatientsOf } from "./detail-answers.server";

/**
 * Returns the orders of one checkout with their parts and history, as far as they belong to the person's locations. It is a view of the
 * orders and their patients, or an export when they leave as a file, and is in the audit trail (D32).
 */
export const orderDetail = signedIn.orders.detail.handler(({ input, context, errors }) => {
  const { person, now } = context;
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  return context.view(async (db) => {
    const found = await listOrdersOfCart(db, input.cartId, person.locationIds);
    const [first] = found;
    if (!first) throw errors.notFound();
    const isExport = input.purpose === "export";
    const action = isExport ? "orderExported" : "orderViewed";
    recordAudit(db, person, { action, subjectKind: "cart", subjectId: input.cartId }, now);
    recordPatientsOf(db, context, { found, action: isExport ? "patientExported" : "patientViewed" });
    return { cartConfirmationNum: first.order.cartConfirmationNum, orders: await detailAnswersOf(db, context, found) };
  });
});
