import type { Transaction } from "~/db/database.server";
import type { CartPlaceFacts } from "~/db/queries/cart-surroundings.server";
import { findUser } from "~/db/queries/people.server";
import type { SignedIn } from "~/domain/account/signed-in";
import type { StoredReceipt } from "~/domain/order/receipt";

/**
 * The confirmation of one checkout, to the person who ordered or, when the distributor's operator did, to the practice. It
 * names no patient (D33); instants are ISO texts, amounts of the smallest unit.
 */
export type ConfirmationMail = {
  template: "orderConfirmation";
  to: string;
  language: "en" | "he" | "ko" | "ja";
  firstName: string;
  lastName: string;
  practiceName: string;
  locationName: string;
  edition: "IL" | "KR";
  cartId: string;
  cartConfirmationNum: string;
  placedAt: string;
  changeableUntil: string;
  currency: StoredReceipt["currency"];
  sums: StoredReceipt["sums"];
  orders: {
    confirmationNum: string;
    gross: number;
    transactions: { productName: string; quantity: number; available: "now" | "later"; promisedDay: string | null }[];
  }[];
};

/** Writes what the confirmation holds; the words are found when it leaves. */
export async function confirmationMail(
  tx: Transaction,
  person: SignedIn,
  { location, tenant }: CartPlaceFacts,
  receipt: StoredReceipt,
): Promise<ConfirmationMail> {
  const user = person.kind === "user" ? await findUser(tx, person.tenantId, person.id) : null;
  const { cartId, cartConfirmationNum, placedAt, changeableUntil, currency, sums } = receipt;
  return {
    template: "orderConfirmation",
    to: user?.email ?? tenant.email,
    language: user?.language ?? tenant.language,
    ...{ firstName: person.firstName, lastName: person.lastName },
    ...{ practiceName: tenant.practiceName, locationName: location.name, edition: tenant.countryCode },
    ...{ cartId, cartConfirmationNum, placedAt, changeableUntil, currency, sums },
    orders: receipt.orders.map(({ confirmationNum, gross, transactions }) => ({
      ...{ confirmationNum, gross },
      transactions: transactions.map(({ productName, quantity, available, promisedDay }) => ({
        ...{ productName, quantity, available, promisedDay },
      })),
    })),
  };
}
