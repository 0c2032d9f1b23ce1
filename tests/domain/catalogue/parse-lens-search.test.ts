import { expect, test } from "vitest";
import { parseLensSearch } from "~/domain/catalogue/parse-lens-search";

test.each([
  ["myday -3.25", { words: "myday", values: { power: -3.25 }, quantity: null }],
  ["myday -3.25 x6", { words: "myday", values: { power: -3.25 }, quantity: 6 }],
  ["MyDay 90 −3,25 × 6", { words: "MyDay 90", values: { power: -3.25 }, quantity: 6 }],
  ["-3 biofinity", { words: "biofinity", values: { power: -3 }, quantity: null }],
  ["biofinity -325", { words: "biofinity", values: { power: -3.25 }, quantity: null }],
  ["biofinity toric -3 -1.25 x 180 x2", { words: "biofinity toric", values: { power: -3, cylinder: -1.25, axis: 180 }, quantity: 2 }],
  ["biofinity toric -3.00 -1.25 170", { words: "biofinity toric", values: { power: -3, cylinder: -1.25, axis: 170 }, quantity: null }],
  ["multifocal +1.00 +2.50", { words: "multifocal", values: { power: 1, addition: 2.5 }, quantity: null }],
  ["마이데이 －３．２５ ×６", { words: "마이데이", values: { power: -3.25 }, quantity: 6 }],
  ["מיי דיי \u2066-3.25\u2069 x6", { words: "מיי דיי", values: { power: -3.25 }, quantity: 6 }],
  ["마이데이 -3.25", { words: "마이데이", values: { power: -3.25 }, quantity: null }],
])("%s is a lens", (text, expected) => {
  expect(parseLensSearch(text)).toEqual(expected);
});

test.each(["clariti 1 day", "Tamar Oren", "EIN-1042-000347", "050-000-4417", "-3.25", "myday x6", "02041180009012", ""])(
  "%s is not a lens",
  (text) => {
    expect(parseLensSearch(text)).toBeNull();
  },
);
