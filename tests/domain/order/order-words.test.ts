import { expect, test } from "vitest";
import { leadingEntriesMax, noWords, type OrderWords, planOrderWords } from "~/domain/order/order-words";

const many = leadingEntriesMax + 1;

test.each<[Record<string, number>, Omit<OrderWords, "ids">]>([
  [{}, { leading: noWords.leading, others: [] }],
  [
    { ein: many, 1042: many, "001211": 3 },
    { leading: "001211", others: ["1042", "ein"] },
  ],
  [
    { levi: leadingEntriesMax, dana: 40 },
    { leading: "dana", others: ["levi"] },
  ],
  [{ levi: leadingEntriesMax }, { leading: "levi", others: [] }],
  [
    { dana: 9, ora: 3, levi: 5 },
    { leading: "ora", others: ["dana", "levi"] },
  ],
  [
    { unknown: 0, ein: many },
    { leading: "unknown", others: ["ein"] },
  ],
  [
    { toric: many, myday: many },
    { leading: null, others: ["toric", "myday"] },
  ],
])("of words with these numbers of entries, %j, the rarest leads unless all have many", (counts, planned) => {
  const { leading, others } = planOrderWords(counts);
  expect({ leading, others: [...others].toSorted() }).toEqual({ ...planned, others: [...planned.others].toSorted() });
});
