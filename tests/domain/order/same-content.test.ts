import { expect, test } from "vitest";
import type { PreorderDraft } from "~/domain/order/preorder";
import { sameContent } from "~/domain/order/same-content";
import { lens, patient, solutions, stock } from "./preorder-builders";

const drops = { id: "a", solutionId: "drops", quantity: 2 };
const hycare = { id: "b", solutionId: "hycare", quantity: 1 };
const one = stock("1", [lens("a"), lens("b", { values: { power: -1 } })]);
const eyes = { right: lens("a"), left: lens("b") };

test.each<[string, PreorderDraft, PreorderDraft]>([
  ["lines in another order", one, stock("1", [lens("b", { values: { power: -1 } }), lens("a")])],
  ["lines under other ids", one, stock("1", [lens("c"), lens("d", { values: { power: "-1.00" } })])],
  ["solutions in another order", solutions("1", [drops, hycare]), solutions("1", [hycare, drops])],
  ["another revision", one, { ...one, revision: 9 } as PreorderDraft],
  ["spaces around the note", one, { ...one, note: " " }],
])("two preorders that differ in %s ask for the same", (_, before, after) => {
  expect(sameContent(before, after)).toBe(true);
});

test.each<[string, PreorderDraft, PreorderDraft]>([
  ["a quantity", one, stock("1", [lens("a", { quantity: 2 }), lens("b", { values: { power: -1 } })])],
  ["a solution", solutions("1", [drops]), solutions("1", [{ ...drops, solutionId: "hycare" }])],
  ["the eye", patient("1", "dana", { right: lens("a") }), patient("1", "dana", { left: lens("a") })],
  ["the end of the prescription", patient("1", "dana", eyes), patient("1", "dana", { ...eyes, expirationDate: "2027-11-24" })],
  ["the note", one, { ...one, note: "by courier" }],
  ["the promotion", one, { ...one, promotionId: "autumn" }],
])("two preorders that differ in %s do not", (_, before, after) => {
  expect(sameContent(before, after)).toBe(false);
});
