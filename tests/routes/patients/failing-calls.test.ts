import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { callsContext } from "~/context.server";
import { loader as showEdit } from "~/routes/patients/edit";
import { loader as showEditAddress } from "~/routes/patients/edit-address";
import { loader as showPatient } from "~/routes/patients/patient";
import { resetDatabase } from "~tests/helpers/database";
import { pageArgs } from "~tests/routes/cart/given-page";
import { givenShopper } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

/** Stands in for a database that is away. */
const failure = new Error("the connection was lost");
const failingCalls = new Proxy({}, { get: () => () => Promise.reject(failure) });
const failing = { patients: failingCalls, cart: failingCalls };

type Page = (args: never) => Promise<unknown>;

test.each<[string, Page]>([
  ["a patient", showPatient],
  ["the form of a patient", showEdit],
  ["the form of an address", showEditAddress],
])("when the calls of %s fail, it does not say that there is none", async (_, page) => {
  const shopper = await givenShopper();
  const [patientId, addressId] = [uuid(), uuid()];
  const args = await pageArgs(shopper, { path: `/patients/${patientId}` });
  const opened = { ...args, params: { patientId, addressId } } as never;
  await expect(page(opened)).rejects.toMatchObject({ init: { status: 404 } });
  args.context.set(callsContext, { ...args.context.get(callsContext), ...failing } as never);
  await expect(page(opened)).rejects.toBe(failure);
});
