import { expect, test } from "vitest";
import { packsText } from "~/components/orders/packs-text";

const t = (key: string, values?: { count: number }) => (values ? `${values.count} ${key.slice("common:units.".length)}` : ", ");

test.each([
  [[{ boxesQuantity: 4, bottlesQuantity: 0 }], "4 boxes"],
  [[{ boxesQuantity: 0, bottlesQuantity: 12 }], "12 bottles"],
  [
    [
      { boxesQuantity: 4, bottlesQuantity: 0 },
      { boxesQuantity: 1, bottlesQuantity: 12 },
    ],
    "5 boxes, 12 bottles",
  ],
  [[], "0 boxes"],
])("boxes and bottles are named apart: %j is %s", (packs, text) => {
  expect(packsText(t, packs)).toBe(text);
});
