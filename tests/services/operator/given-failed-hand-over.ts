import { handOverOrder } from "~/services/distributor/hand-over-order.server";
import { testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { biofinity, later, placeOrder } from "../orders/placed-orders";
import { sendDue } from "../outbox/send-due";
import { givenOperatorIn } from "../session/accounts";

/** An operator in one practice, and another practice beside it. */
export async function givenBoth() {
  const home = await givenPractice();
  const other = await givenPractice({ subDomain: "carmel" });
  const { carrier } = await givenOperatorIn(home);
  return { home, other, operator: await callsFor(null, { carrier }) };
}

/** An order whose hand-over was refused once. */
export async function givenFailedHandOver() {
  await givenCatalogue();
  const both = await givenBoth();
  const person = await givenPerson(both.other);
  const placed = await placeOrder(person, { lines: [biofinity(-1, 1)] });
  await send(30, () => Promise.reject(new TypeError("fetch failed")));
  const [failed] = (await both.operator.operator.overview()).handOvers;
  if (!failed) throw new Error("The hand-over did not fail");
  return { ...both, person, placed, failed, which: { tenantId: failed.tenantId, messageId: failed.messageId } };
}

export async function send(minutes: number, give: () => Promise<{ erpOrderNumber: string | null }>) {
  const { doors } = await testDatabase();
  const clock = () => later(minutes);
  return sendDue({ doors, handlers: { handOver: handOverOrder({ doors, give, clock, publicUrl: "http://localhost:3000" }) } }, clock());
}
