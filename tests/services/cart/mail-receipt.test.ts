import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import { givenCatalogue, shopperOf } from "./given-cart";
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

test("a cart that was not ordered, somebody else's and an unknown one have no confirmation to mail", async () => {
  const { shopper, calls, cartId, holdId } = await givenReview();
  await expectRefused(() => calls.mailReceipt({ cartId }), "notFound");
  await calls.checkout({ cartId, holdId, acceptTerms: true });
  const colleague = await shopperOf(shopper.practice, { email: "colleague@einayim.example" });
  await expectRefused(() => colleague.calls.cart.mailReceipt({ cartId }), "notFound");
  await expectRefused(() => calls.mailReceipt({ cartId: uuid() }), "notFound");
  expect(await mails()).toHaveLength(1);
});
