import type { PracticeDb } from "~/db/database.server";
import { listCustomerNumbers } from "~/db/queries/patients/patients.server";
import { findUser, type UserRow } from "~/db/queries/people/people.server";
import { kindOfPlaced } from "~/domain/order/preorder-kind";
import { receiptProducts, type StoredReceipt } from "~/domain/order/receipt";
import type { ConfirmationMail } from "~/integrations/mail/mail-payload";
import type { Workplace } from "~/services/call-context.server";
import { publicLink } from "~/services/people/public-link.server";
import type { CheckoutCaller } from "./checkout-caller.server";

/** Returns the person who orders; null for an operator, who does not belong to the practice. */
export const findOrderer = async (db: PracticeDb, { id, kind }: CheckoutCaller["person"]): Promise<UserRow | null> =>
  kind === "user" ? findUser(db, id) : null;

/** Returns the data of a checkout's confirmation, to be worded when the mail is sent; `user` is who ordered, null for an operator. */
export async function confirmationMail(
  db: PracticeDb,
  { person, settings, user }: Pick<CheckoutCaller, "person" | "settings"> & { user: UserRow | null },
  { location, tenant }: Workplace,
  receipt: StoredReceipt,
): Promise<ConfirmationMail> {
  const customerOf = await customerNumbers(db, receipt);
  const products = receipt.orders.flatMap((order) => receiptProducts(order));
  const isSentToPractice = products.some(({ arrivals }) => arrivals.some(({ toPatient }) => !toPatient));
  const { cartId, cartConfirmationNum, placedAt, changeableUntil, currency, sums } = receipt;
  return {
    template: "orderConfirmation",
    to: user?.email ?? tenant.email,
    language: user?.language ?? tenant.language,
    ...{ firstName: person.firstName, lastName: person.lastName },
    ...{ practiceName: tenant.practiceName, locationName: location.name, edition: tenant.countryCode },
    link: publicLink(settings.publicUrl, tenant.subDomain, `/history/history-detail?cart=${cartId}`),
    ...{ cartId, cartConfirmationNum, placedAt, changeableUntil, currency, sums },
    ...(isSentToPractice && { shippingOption: location.defaultShippingOption }),
    ...(receipt.approval && { approvedBy: receipt.approval.approvedBy }),
    orders: receipt.orders.map(({ confirmationNum, gross, products, transactions, orderType, purchaseType, patientId }) => ({
      ...{ confirmationNum, gross, products, customerId: customerOf.get(patientId) },
      kind: kindOfPlaced({ type: orderType, purchaseType, forPatient: patientId !== null }),
      transactions: transactions.map(({ productName, quantity, available, promisedDay }) => ({
        ...{ productName, quantity, available, promisedDay },
      })),
    })),
  };
}

/** Returns the customer numbers of the patients in a receipt, the only patient data in its mail (D106). */
async function customerNumbers(db: PracticeDb, { orders }: StoredReceipt): Promise<Map<string | null, string>> {
  const ids = [...new Set(orders.flatMap(({ patientId }) => patientId ?? []))];
  const known = ids.length === 0 ? [] : await listCustomerNumbers(db, ids);
  return new Map(known.flatMap(({ id, customerId }) => (customerId ? [[id, customerId] as const] : [])));
}
