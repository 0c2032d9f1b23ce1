import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchWords } from "~/domain/account/search-key";
import { nameToSplit } from "~/domain/patient/name-to-split";
import { looksLikePhone, phoneDigits } from "~/domain/patient/phone-digits";
import { searchEntries } from "~/domain/patient/search-entries";
import { searchPlan } from "~/domain/patient/search-plan";

const nobody = { firstName: "", lastName: "", customerId: null, externalId: null, phoneDigits: null };

describe("the entries of a patient in the search index", () => {
  test("hold the name once for each word, without case, accents and niqqud", () => {
    expect(searchEntries({ ...nobody, firstName: "Tamár", lastName: "Bar-Oren" })).toEqual([
      "bar oren tamar",
      "oren bar tamar",
      "tamar bar oren",
    ]);
    expect(searchEntries({ ...nobody, firstName: "דָּוִד", lastName: "לוי" })).toEqual(["לוי דוד", "דוד לוי"]);
  });

  test("hold Korean and Japanese names also without a space", () => {
    expect(searchEntries({ ...nobody, firstName: "민수", lastName: "김" })).toEqual(["김 민수", "민수 김", "김민수", "\u1100\u1106\u1109"]);
    expect(searchEntries({ ...nobody, firstName: "花子", lastName: "佐藤" })).toContain("佐藤花子");
  });

  test("hold a phone number by its first and its last digits, and other numbers with and without their letters", () => {
    const entries = searchEntries({ ...nobody, lastName: "Oren", phoneDigits: "0500004417", customerId: "E-20418", externalId: "77" });
    expect(entries).toEqual(["oren", "0500004417", "0004417", "4417", "e20418", "20418", "77"]);
  });
});

test.each([
  ["+972 50-000 0012", "IL", "0500000012"],
  ["00972500000012", "IL", "0500000012"],
  ["972500000012", "IL", "0500000012"],
  ["500000012", "IL", "0500000012"],
  ["050-000", "IL", "050000"],
  ["0012", "IL", "0012"],
  ["9721", "IL", "9721"],
  ["+82 10-0000-0012", "KR", "01000000012"],
  ["+1 202 555 0143", "IL", "12025550143"],
] as const)("the phone %j in %s is searched as %s", (typed, country, digits) => {
  expect(phoneDigits(typed, country)).toBe(digits);
});

test.each([
  ["050", true],
  ["(050) 000-0012", true],
  ["05", false],
  ["E-20418", false],
  ["Tamar 050", false],
  ["", false],
])("%j looks like a phone number: %s", (text, looks) => {
  expect(looksLikePhone(text)).toBe(looks);
});

describe("the plan of a search", () => {
  test("does not exist for punctuation alone", () => {
    expect(searchPlan(" -'\" ", "IL")).toBeNull();
  });

  test("of several words looks up the longest, and matches the others as prefixes of the same name", () => {
    expect(searchPlan("Or TAMÁR", "IL")).toEqual({
      exact: { number: "Or TAMÁR", phoneDigits: null, sortKeys: ["or tamar", "tamar or"] },
      beginning: "tamar",
      others: [{ beginning: "or", elsewhere: false }],
    });
  });

  test("of a phone number is its digits, of another number its letters and digits", () => {
    expect(searchPlan("+972-50-0000012", "IL")).toMatchObject({
      exact: { phoneDigits: "0500000012" },
      beginning: "0500000012",
      others: [],
    });
    expect(searchPlan("e-20418", "IL")).toMatchObject({ exact: { number: "e-20418", phoneDigits: null }, beginning: "e20418", others: [] });
  });

  test("of a name with digits looks up the digits, and matches the name in other entries", () => {
    expect(searchPlan("tamar 4417", "IL")).toMatchObject({ beginning: "4417", others: [{ beginning: "tamar", elsewhere: true }] });
  });
});

const letter = fc.constantFrom(..."abcdeé'-אבגדה김민수ガ");
const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(""));
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));

/** Whether the index would find the patient by the plan. */
function finds(entries: string[], term: string): boolean {
  const plan = searchPlan(term, "IL");
  if (!plan) return false;
  return entries.some(
    (entry) => entry.startsWith(plan.beginning) && plan.others.every(({ beginning }) => ` ${entry}`.includes(` ${beginning}`)),
  );
}

test("every patient is found by the beginnings of the words of the name, in any order and case", () => {
  fc.assert(
    fc.property(name, name, fc.infiniteStream(fc.nat(7)), fc.boolean(), (firstName, lastName, lengths, backwards) => {
      const entries = searchEntries({ ...nobody, firstName, lastName });
      const words = searchWords(`${lastName} ${firstName}`).slice(0, 6);
      fc.pre(words.length > 0);
      const ordered = backwards ? words.toReversed() : words;
      const beginnings = ordered.map((text) =>
        [...text]
          .slice(0, 1 + (lengths.next().value ?? 0))
          .join("")
          .toUpperCase(),
      );
      expect(finds(entries, beginnings.join("  "))).toBe(true);
    }),
  );
});

test.each([
  [{ firstName: "", lastName: "Tamar Oren" }, "en", { firstName: "Tamar", lastName: "Oren" }],
  [{ firstName: "Tamar Bar Oren", lastName: " " }, "he", { firstName: "Tamar", lastName: "Bar Oren" }],
  [{ firstName: "", lastName: "김민수" }, "en", { firstName: "민수", lastName: "김" }],
  [{ firstName: "", lastName: "佐藤 花子" }, "ja", { firstName: "花子", lastName: "佐藤" }],
  [{ firstName: "", lastName: "Oren" }, "en", null],
  [{ firstName: "", lastName: "" }, "en", null],
  [{ firstName: "Tamar", lastName: "Bar Oren" }, "en", null],
] as const)("%j in %s is split into %j (D5)", (typed, language, split) => {
  expect(nameToSplit(typed, language)).toEqual(split);
});

test.each([
  [{ lastName: "김", firstName: "민수" }, "ㄱㅁ"],
  [{ lastName: "김", firstName: "민수" }, "ㄱㅁㅅ"],
  [{ lastName: "남궁", firstName: "까치" }, "ㄴㄱㄲㅊ"],
  [{ lastName: "강", firstName: "수진" }, "ㄳㅈ"],
])("a Korean name is found by its initial consonants", (name, typed) => {
  const { beginning = "" } = searchPlan(typed, "KR") ?? {};
  expect(beginning).not.toBe("");
  expect(searchEntries({ ...nobody, ...name }).filter((entry) => entry.startsWith(beginning))).toHaveLength(1);
});

test("a name in another script has no initial consonants", () => {
  expect(searchEntries({ ...nobody, firstName: "Tamar", lastName: "김" })).toEqual(["김 tamar", "tamar 김"]);
});
