import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenApprovals, givenAsked } from "../approvals/given-approvals";
import { expectRefused } from "./expect-refused";
import { givenCatalogue, givenShopper, shopperOf } from "./given-cart";
import { givenReview } from "./given-review";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const mails = async () => {
  const { owner } = await testDatabase();
  return (await owner.select().from(schema.outbox).orderBy(schema.outbox.availableAt)).filter(({ kind }) => kind === "mail");
};

test("the confirmation is mailed again to the person who asks, with the content of the receipt", async () => {
  const { shopper, calls, cartId, holdId } = await givenReview();
  const { receipt } = await calls.checkout({ cartId, holdId, acceptTerms: true });
  const [first] = await mails();
  const later = await shopper.at(15);
  const { cartConfirmationNum } = receipt;
  expect(await later.cart.mailReceipt({ cartId })).toEqual({ sent: true, cartConfirmationNum });
  const [, second] = await mails();
  expect(second).toMatchObject({ subjectId: cartId, availableAt: new Date("2026-11-24T10:20:00Z"), payload: first?.payload });
  expect(second?.payload).toMatchObject({ to: "staff@einayim.example", cartConfirmationNum });
});

test("it is mailed at most three times in ten minutes", async () => {
  const { shopper, calls, cartId, holdId } = await givenReview();
  await calls.checkout({ cartId, holdId, acceptTerms: true });
  const later = await shopper.at(15);
  for (let times = 0; times < 3; times++) await later.cart.mailReceipt({ cartId });
  await expectRefused(() => later.cart.mailReceipt({ cartId }), "tooManyRequests", { retryAfterSeconds: 600 });
  expect(await mails()).toHaveLength(4);
  expect(await (await shopper.at(26)).cart.mailReceipt({ cartId })).toMatchObject({ sent: true });
});

test("mails about its approval do not count: the receipt can be mailed at once after several admins were asked", async () => {
  const { staff, admin } = await givenApprovals();
  await shopperOf(staff.practice, { email: "third@einayim.example", role: "practiceAdmin" });
  const { approvalId, cartId } = await givenAsked(staff);
  await admin.calls.approvals.approve({ approvalId });
  expect(await mails()).toHaveLength(4);
  expect(await staff.calls.cart.mailReceipt({ cartId })).toMatchObject({ sent: true });
});

test("a colleague at the location can read the receipt and have it mailed to their own e-mail", async () => {
  const { shopper, calls, cartId, holdId } = await givenReview();
  const { receipt } = await calls.checkout({ cartId, holdId, acceptTerms: true });
  const colleague = await (await shopperOf(shopper.practice, { email: "colleague@einayim.example" })).at(1);
  expect((await colleague.cart.readReceipt({ cartId })).receipt).toEqual(receipt);
  expect(await colleague.cart.mailReceipt({ cartId })).toMatchObject({ sent: true });
  expect((await mails()).map(({ payload }) => (payload as { to: string }).to)).toEqual([
    "staff@einayim.example",
    "colleague@einayim.example",
  ]);
});

test("there is no receipt to read or mail for a cart that was not ordered, is of another location, or is unknown", async () => {
  const { shopper, calls, cartId, holdId } = await givenReview(undefined, await givenShopper({ locations: 2 }));
  const [, elsewhere] = shopper.practice.locationIds;
  const colleague = await shopperOf(shopper.practice, { email: "colleague@einayim.example", locationIds: [elsewhere as string] });
  const neighbour = await shopperOf(shopper.practice, { email: "neighbour@einayim.example" });
  for (const { cart } of [neighbour.calls, { cart: calls }]) {
    await expectRefused(() => cart.mailReceipt({ cartId }), "notFound");
    await expectRefused(() => cart.readReceipt({ cartId }), "notFound");
  }
  await calls.checkout({ cartId, holdId, acceptTerms: true });
  await expectRefused(() => colleague.calls.cart.mailReceipt({ cartId }), "notFound");
  await expectRefused(() => colleague.calls.cart.readReceipt({ cartId }), "notFound");
  await expectRefused(() => calls.mailReceipt({ cartId: uuid() }), "notFound");
  expect(await mails()).toHaveLength(1);
});
