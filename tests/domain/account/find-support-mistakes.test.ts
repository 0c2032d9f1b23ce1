import { expect, test } from "vitest";
import { findSupportMistakes } from "~/domain/account/find-support-mistakes";

const named = (...names: string[]) => names.map((name, index) => ({ _id: String(index), name }));
const port = named("Port");
const portAndSupport = named("Port", "Support");
const [, support] = named("", "SUPPORT");

test.each([
  ["the only location to Support", { stored: port, sent: named("Support") }, { "locations.0.name": "onlySupport" }],
  ["the only other location to Support", { stored: portAndSupport, sent: named(" support ") }, { "locations.0.name": "onlySupport" }],
  [
    "all locations to Support",
    { stored: named("Port", "North"), sent: named("Support", "SUPPORT") },
    { "locations.0.name": "onlySupport", "locations.1.name": "onlySupport" },
  ],
])("nobody renames %s, because nobody could sign in any more (D97)", (_, change, mistakes) => {
  expect(findSupportMistakes(change, { role: "practiceAdmin" })).toEqual(mistakes);
  expect(findSupportMistakes(change, { role: "lensFerryAdmin" })).toEqual(mistakes);
});

test.each([
  ["to", { stored: named("Port", "North"), sent: portAndSupport }],
  ["from", { stored: portAndSupport, sent: named("Port", "North") }],
])("only operators change a name %s Support (D13)", (_, change) => {
  expect(findSupportMistakes(change, { role: "practiceAdmin" })).toEqual({ "locations.1.name": "supportName" });
  expect(findSupportMistakes(change, { role: "lensFerryAdmin" })).toEqual({});
});

test.each([
  ["other names", { stored: portAndSupport, sent: named("Old Port") }],
  ["Support in other letters", { stored: portAndSupport, sent: support ? [support] : [] }],
  ["no name", { stored: portAndSupport, sent: [] }],
])("admins change %s", (_, change) => {
  expect(findSupportMistakes(change, { role: "practiceAdmin" })).toEqual({});
});
