import { safe } from "@orpc/client";
import { expect } from "vitest";
import { cartRows } from "./given-cart";

/** The call is refused with a code of the contract (and data, when given), and no row of cart, order, number or shelf changed. */
export async function expectRefused(call: () => Promise<unknown>, code: string, data?: unknown): Promise<void> {
  const before = await cartRows();
  const [error] = await safe(call());
  expect(error).toMatchObject({ code, defined: true });
  if (data !== undefined) expect((error as unknown as { data: unknown }).data).toEqual(data);
  expect(await cartRows()).toEqual(before);
}
