import { expect, test } from "vitest";
import { standardRows } from "~tests/helpers/specification-rows.mjs";
import { hasTest, textIn } from "./named-tests";

/** How many requirements of levels 1 and 2 each section begins with; those of level 3 come after them, or are left out here. */
const sections: Record<string, number> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4, "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3 },
  ...{ "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4 },
  ...{
    "10.1": 2,
    "10.2": 2,
    "10.3": 4,
    "10.4": 11,
    "10.5": 5,
    "10.6": 2,
    "10.7": 3,
    "11.1": 2,
    "11.2": 3,
    "11.3": 3,
    "11.4": 4,
    "11.5": 1,
  },
  ...{ "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3 },
  ...{ "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2 },
};

const rows = standardRows().map(({ section, ...row }) => ({ ...row, ids: section.split(" ") }));

test("every requirement of levels 1 and 2 has one row", () => {
  const asked = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `V${section}.${index + 1}`),
  );
  expect(rows.flatMap(({ ids }) => ids).sort()).toEqual(asked.sort());
});

test("every row names a test that is there, a file with what it holds, or why there is none", () => {
  const wrong = rows.filter(({ what, file, title }) => {
    if (what === "" || title === "") return true;
    if (file === "does not apply" || file === "not met") return false;
    return file.endsWith(".test.ts") ? !hasTest({ file, title }) : textIn(file) === "";
  });
  expect(wrong).toEqual([]);
});

test("every requirement is met, or does not apply", () => {
  expect(rows.filter(({ file }) => file === "not met").flatMap(({ ids }) => ids)).toEqual([]);
});
