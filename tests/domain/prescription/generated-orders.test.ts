import { expect, test } from "vitest";
import { judgeOrders } from "~tests/helpers/judged-orders";

test("95 % of mutated repeat orders raise a warning, and at most 2 % of correct ones (D75)", () => {
  const judged = judgeOrders(600);
  const share = (sorts: typeof judged) =>
    sorts.reduce((sum, { warned }) => sum + warned, 0) / sorts.reduce((sum, { orders }) => sum + orders, 0);
  expect(share(judged.filter(({ sort }) => sort !== "controls"))).toBeGreaterThanOrEqual(0.95);
  expect(share(judged.filter(({ sort }) => sort === "controls"))).toBeLessThanOrEqual(0.02);
  for (const { sort, warned, orders } of judged) if (sort !== "controls") expect(warned / orders, sort).toBeGreaterThan(0.8);
});
