import { expect, test } from "vitest";
import { checkFactorDemand, isFactorDemanded, isFactorMissing } from "~/domain/account/factor-demand";
import { permitted, refused } from "~/domain/verdict";

const user = { kind: "user", hasFactor: false } as const;
const operator = { kind: "operator", hasFactor: false } as const;

test.each([
  ["a person where nobody demands it", user, { byPractice: false, ofOperators: true, ofEverybody: false }, false],
  ["a person of a practice that demands it", user, { byPractice: true, ofOperators: false, ofEverybody: false }, true],
  ["an operator in a practice that demands it of its own", operator, { byPractice: true, ofOperators: false, ofEverybody: false }, false],
  ["an operator of whom the portal demands it", operator, { byPractice: false, ofOperators: true, ofEverybody: false }, true],
  ["a person of a portal that demands it of everybody", user, { byPractice: false, ofOperators: false, ofEverybody: true }, true],
  ["an operator of a portal that demands it of everybody", operator, { byPractice: false, ofOperators: false, ofEverybody: true }, true],
])("%s", (_, person, demand, isDemanded) => {
  expect(isFactorDemanded(person, demand)).toBe(isDemanded);
  expect(isFactorMissing(person, demand)).toBe(isDemanded);
  expect(isFactorMissing({ ...person, hasFactor: true }, demand)).toBe(false);
});

test("only an admin with a second factor may require it of everybody; any admin may withdraw that", () => {
  expect(checkFactorDemand({ hasFactor: true }, true)).toEqual(permitted);
  expect(checkFactorDemand({ hasFactor: false }, true)).toEqual(refused("ownFactorFirst"));
  expect(checkFactorDemand({ hasFactor: false }, false)).toEqual(permitted);
});
