import { expect, test } from "vitest";
import { judgeOrders } from "~tests/helpers/judged-orders";
import { report } from "./measure";

test("how many of 10,000 mutated repeat orders raise a warning, and how many correct ones do (D75)", () => {
  const judged = judgeOrders(10_000);
  const percent = (warned: number, orders: number) => ((100 * warned) / orders).toFixed(1);
  for (const { sort, orders, warned, kinds } of judged) {
    const said = [...kinds].toSorted(([, one], [, other]) => other - one).map(([kind, count]) => `${kind} ${count}`);
    report(`${sort}: ${orders} orders, ${warned} warned, ${percent(warned, orders)} %; ${said.join(", ")}`);
  }
  const mutated = judged.filter(({ sort }) => sort !== "controls");
  const [orders, warned] = [mutated.reduce((sum, each) => sum + each.orders, 0), mutated.reduce((sum, each) => sum + each.warned, 0)];
  report(`mutated together: ${orders} orders, ${warned} warned, ${percent(warned, orders)} %`);
  expect(warned / orders).toBeGreaterThanOrEqual(0.95);
  const [controls] = judged.filter(({ sort }) => sort === "controls");
  expect((controls?.warned ?? 1) / (controls?.orders ?? 1)).toBeLessThanOrEqual(0.02);
});
