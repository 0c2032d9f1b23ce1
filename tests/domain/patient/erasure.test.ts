import { expect, test } from "vitest";
import { checkErasure, pseudonymCode } from "~/domain/patient/erasure";
import { permitted, refused } from "~/domain/verdict";

const nothing = { orders: 0, inCarts: 0, requests: 0 };
const dana = { firstName: "Dana", lastName: "Lévi-Cohen" };

test.each([
  ["Dana Lévi-Cohen", true],
  ["levi cohen DANA", true],
  ["  dana   levi cohen ", true],
  ["Dana Levi", false],
  ["", false],
])("the name typed as %j: %s", (typed, isRight) => {
  expect(checkErasure(typed, dana, nothing)).toEqual(isRight ? permitted : refused("nameDiffers"));
});

test("a Korean name is typed in its written order, and a patient may have a single name", () => {
  expect(checkErasure("김민준", { firstName: "민준", lastName: "김" }, nothing)).toEqual(permitted);
  expect(checkErasure("Madonna", { firstName: "", lastName: "Madonna" }, nothing)).toEqual(permitted);
});

test.each([
  { ...nothing, orders: 1 },
  { ...nothing, inCarts: 2 },
  { ...nothing, requests: 1 },
])("open work prevents an erasure: %j", (open) => {
  expect(checkErasure("Dana Levi Cohen", dana, open)).toEqual(refused("patientHasOpenWork", open));
});

test("a pseudonym is made of the last four characters of the id", () => {
  expect(pseudonymCode("0192f0c1-2f11-7abc-9def-0123456789ab")).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
  expect(pseudonymCode("0192f0c1-2f11-7abc-9def-000000000000")).toBe("2222");
  expect(pseudonymCode("0192f0c1-2f11-7abc-9def-0000000fffff")).toBe("ZZZZ");
});
