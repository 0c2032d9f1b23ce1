import { issueOneTimeKey } from "~/services/people/one-time-key.server";
import { testDatabase } from "~tests/helpers/database";
import { givenPractice, now } from "~tests/helpers/given";
import { givenCatalogue, givenPatient, givenShopper, mydayLine, stockOrder } from "~tests/services/cart/given-cart";
import { givenAccount, givenInvited, givenOperatorIn } from "~tests/services/session/accounts";

/** What the addresses and the entries of forms are made of. */
export type FormFacts = Awaited<ReturnType<typeof givenForms>>;

/** A practice at work: a catalogue, a patient with an address, three boxes in the cart, and people who set a password. */
export async function givenForms() {
  await givenCatalogue();
  const shopper = await givenShopper({ locations: 2, role: "practiceAdmin" });
  const patient = await givenPatient(shopper);
  const order = stockOrder([mydayLine(-3, 3)]);
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [order] });
  const invited = await givenInvited(shopper.practice);
  const { tenantId } = shopper;
  const { userId } = await givenAccount(shopper.practice);
  const { doors } = await testDatabase();
  const { key } = await doors.withTenant(tenantId, (db) =>
    issueOneTimeKey(db, { tenantId, userId, kind: "reset" }, { now, sealingSecret: "" }),
  );
  const [line] = order.merchandise.lines;
  const { carrier } = await givenOperatorIn(shopper.practice);
  const { tenantId: otherPractice } = await givenPractice({ subDomain: "elsewhere" });
  return {
    ...{ shopper, tenantId, userId, patientId: patient.id, addressId: patient.addressId },
    ...{ cartId: cart.id, preorderId: order.id, lineId: line?.id ?? "", invitation: invited.key, resetKey: key },
    ...{ operatorToken: carrier.token ?? "", otherPractice },
  };
}
