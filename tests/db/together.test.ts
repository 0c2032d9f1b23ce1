import { expect, test } from "vitest";
import { together } from "~/db/together.server";

const later = async <Value>(value: Value, turns: number): Promise<Value> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  return value;
};

test("returns the results in the order of the works", async () => {
  expect(await together(later("cart", 3), later(2, 1), later(null, 2))).toEqual(["cart", 2, null]);
});

test("throws what failed, not what was refused because of it, after all works have ended", async () => {
  const ended: string[] = [];
  const failing = async (code: string, turns: number) => {
    await later(null, turns);
    ended.push(code);
    throw new Error("Failed query", { cause: Object.assign(new Error(code), { code }) });
  };
  const slow = later(null, 9).then(() => ended.push("slow"));
  const failure = await together(failing("25P02", 1), slow, failing("40P01", 2), failing("25P02", 3)).catch((error: Error) => error.cause);
  expect(failure).toMatchObject({ code: "40P01" });
  expect(ended).toEqual(["25P02", "40P01", "25P02", "slow"]);
});
