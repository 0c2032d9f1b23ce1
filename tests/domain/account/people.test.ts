import { expect, test } from "vitest";
import { checkEmail, normaliseEmail, storedEmail } from "~/domain/account/email";
import { canEnterSettings, canOperate, hasAdminPermission } from "~/domain/account/permissions";
import { roleNameOf, roleOfRoleType, roles, roleTypeOf } from "~/domain/account/roles";

test.each([
  ["admin", { role: "practiceAdmin", isDoctor: false }],
  ["doctor", { role: "staff", isDoctor: true }],
  ["staff", { role: "staff", isDoctor: false }],
  ["lensFerryAdmin", { role: "staff", isDoctor: false }],
  ["", { role: "staff", isDoctor: false }],
] as const)("the role type %j gives %j", (roleType, given) => {
  expect(roleOfRoleType(roleType)).toEqual(given);
});

test.each([
  [{ role: "practiceAdmin", isDoctor: false }, "admin"],
  [{ role: "practiceAdmin", isDoctor: true }, "admin"],
  [{ role: "lensFerryAdmin", isDoctor: false }, "admin"],
  [{ role: "staff", isDoctor: true }, "doctor"],
  [{ role: "staff", isDoctor: false }, "staff"],
] as const)("%j is shown as %s", (person, roleType) => {
  expect(roleTypeOf(person)).toBe(roleType);
});

test.each([
  [{ role: "practiceAdmin", isDoctor: false }, "practiceAdmin"],
  [{ role: "practiceAdmin", isDoctor: true }, "practiceAdmin"],
  [{ role: "lensFerryAdmin", isDoctor: false }, "lensFerryAdmin"],
  [{ role: "staff", isDoctor: true }, "doctor"],
  [{ role: "staff", isDoctor: false }, "staff"],
] as const)("%j has the label of %s", (person, name) => {
  expect(roleNameOf(person)).toBe(name);
});

test("only admins and operators may open the settings, only operators may switch practices", () => {
  expect(roles.filter((role) => canEnterSettings({ role }))).toEqual(["lensFerryAdmin", "practiceAdmin"]);
  expect(roles.filter((role) => hasAdminPermission({ role }))).toEqual(["lensFerryAdmin", "practiceAdmin"]);
  expect(roles.filter((role) => canOperate({ role }))).toEqual(["lensFerryAdmin"]);
});

test.each([
  "dana@einayim.example",
  " Dana@Einayim.Example ",
  "a.b+c@x-y.example.co.il",
  "o'neil@example.org",
  "דנה@דוגמה.ישראל",
  "\u200fdana@einayim.example\u200f",
  "ｄａｎａ＠einayim.example",
  "dana@xn--4dbrk0ce.xn--4dbrk0ce",
])("%j is an e-mail", (text) => {
  expect(checkEmail(text)).toEqual({ permitted: true });
});

test.each([
  ["", "emailRequired"],
  ["  ", "emailRequired"],
  ["dana", "emailInvalid"],
  ["dana@", "emailInvalid"],
  ["@einayim.example", "emailInvalid"],
  ["dana@einayim", "emailInvalid"],
  ["dana@einayim..example", "emailInvalid"],
  ["da na@einayim.example", "emailInvalid"],
  ["dana@@einayim.example", "emailInvalid"],
  [".dana@einayim.example", "emailInvalid"],
  ["dana.@einayim.example", "emailInvalid"],
  ["dana@-einayim.example", "emailInvalid"],
  ["dana@einayim.example-", "emailInvalid"],
  ["dana@einayim.--", "emailInvalid"],
  ["dana@einayim.e", "emailInvalid"],
  ["dana@10.20.30.40", "emailInvalid"],
  ["\u200f\u200e", "emailRequired"],
  ["dana@einayim.example,noa@einayim.example", "emailInvalid"],
  [`${"d".repeat(65)}@einayim.example`, "emailInvalid"],
  [`dana@${"e".repeat(250)}.example`, "emailInvalid"],
])("%j is refused as %s", (text, code) => {
  expect(checkEmail(text)).toEqual({ permitted: false, code, values: undefined });
});

test("an e-mail is compared without space, case and width", () => {
  expect(normaliseEmail("  Dana@Einayim.Example ")).toBe("dana@einayim.example");
  expect(normaliseEmail("ｄａｎａ@einayim.example")).toBe("dana@einayim.example");
  expect(normaliseEmail("\u200fda\u200bna@einayim.example\u200e ")).toBe("dana@einayim.example");
});

test("an e-mail is stored as typed, without what nobody sees and in plain characters", () => {
  expect(storedEmail(" \u200fＤana＠Einayim.Example\u200e ")).toBe("Dana@Einayim.Example");
});
