import { describe, expect, test } from "vitest";
import { findPersonMistakes } from "~/domain/account/find-person-mistakes";
import { invitationStateOf } from "~/domain/account/invitation";
import { checkPersonChange, checkRemoval, isLastAdmin, type ManagedPerson, type PersonChange } from "~/domain/account/manage-people";

const person = (id: string, given: Partial<ManagedPerson> = {}): ManagedPerson => ({
  ...{ id, role: "staff", isDoctor: false, email: `${id}@einayim.example`, locationIds: ["north"], passwordSet: true },
  ...{ isAccountOwner: false, ...given },
});
const owner = person("owner", { role: "practiceAdmin", isAccountOwner: true });
const admin = person("admin", { role: "practiceAdmin" });
const doctor = person("doctor", { isDoctor: true });
const staff = person("staff");
const invitedAdmin = person("invited", { role: "practiceAdmin", passwordSet: false });
const operator = { id: "operator", role: "lensFerryAdmin" } as const;
const everybody = [owner, admin, doctor, staff, invitedAdmin];

const outcome = (verdict: { permitted: boolean; code?: string }) => (verdict.permitted ? "permitted" : verdict.code);

describe("removing a person", () => {
  test.each([
    ["an admin, staff", admin, staff, "permitted"],
    ["an admin, a doctor", admin, doctor, "permitted"],
    ["an admin, an admin who was invited", admin, invitedAdmin, "permitted"],
    ["the owner, another admin", owner, admin, "permitted"],
    ["an admin, the owner", admin, owner, "accountOwner"],
    ["the operator, the owner", operator, owner, "accountOwner"],
    ["the operator, an admin", operator, admin, "permitted"],
    ["an admin, themselves", admin, admin, "ownAccount"],
    ["staff, a colleague", staff, doctor, "notPermitted"],
    ["staff, themselves", staff, staff, "notPermitted"],
  ] as const)("%s", (_, manager, removed, expected) => {
    expect(outcome(checkRemoval(manager, removed, everybody))).toBe(expected);
  });

  test("the last admin who has set up the account cannot be removed, even by an operator; invited admins do not count", () => {
    const people = [admin, staff, invitedAdmin];
    expect(isLastAdmin(admin, people)).toBe(true);
    expect(isLastAdmin(invitedAdmin, people)).toBe(false);
    expect(outcome(checkRemoval(operator, admin, people))).toBe("lastAdmin");
    expect(outcome(checkRemoval(operator, admin, [...people, owner]))).toBe("permitted");
    expect(outcome(checkRemoval(operator, invitedAdmin, people))).toBe("permitted");
  });
});

describe("changing a person", () => {
  const elsewhere: PersonChange = { email: "new@einayim.example" };
  test.each([
    ["an admin makes staff an admin", admin, staff, { roleType: "admin" }, "permitted"],
    ["an admin makes a doctor staff", admin, doctor, { roleType: "staff" }, "permitted"],
    ["an admin moves staff to another location", admin, staff, { locationIds: ["south"] }, "permitted"],
    ["an admin takes the role of another admin", owner, admin, { roleType: "staff" }, "permitted"],
    ["an admin takes the role of the owner", admin, owner, { roleType: "doctor" }, "accountOwner"],
    ["the owner gives up the own role", owner, owner, { roleType: "staff" }, "accountOwner"],
    ["an admin gives up the own role", admin, admin, { roleType: "staff" }, "ownRole"],
    ["an admin keeps the own role", admin, admin, { roleType: "admin" }, "permitted"],
    ["an admin changes the own e-mail", admin, admin, elsewhere, "permitted"],
    ["an admin changes the e-mail of staff", admin, staff, elsewhere, "permitted"],
    ["an admin changes the e-mail of the owner", admin, owner, elsewhere, "accountOwner"],
    ["the owner changes the own e-mail", owner, owner, elsewhere, "permitted"],
    ["the operator changes the e-mail of the owner", operator, owner, elsewhere, "permitted"],
    ["staff make themselves an admin", staff, staff, { roleType: "admin" }, "notPermitted"],
    ["staff make themselves a doctor", staff, staff, { roleType: "doctor" }, "notPermitted"],
    ["staff change the own e-mail", staff, staff, elsewhere, "permitted"],
    ["staff change the own e-mail and location", staff, staff, { ...elsewhere, locationIds: ["south"] }, "notPermitted"],
    ["staff change the e-mail of a colleague", staff, doctor, elsewhere, "notPermitted"],
    ["staff choose another location", staff, staff, { locationIds: ["north", "south"] }, "notPermitted"],
    ["staff send what is there", staff, staff, { roleType: "staff", email: staff.email, locationIds: ["north"] }, "permitted"],
  ] as const)("%s", (_, manager, changed, change, expected) => {
    expect(outcome(checkPersonChange(manager, { person: changed, change }, everybody))).toBe(expected);
  });

  test("the last admin cannot lose the role, whoever asks", () => {
    const change = { roleType: "staff" } as const;
    expect(outcome(checkPersonChange(operator, { person: admin, change }, [admin, staff, invitedAdmin]))).toBe("lastAdmin");
    expect(outcome(checkPersonChange(operator, { person: admin, change }, everybody))).toBe("permitted");
  });
});

describe("the state of an invitation", () => {
  const now = new Date("2026-11-24T10:05:00Z");
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const facts = { passwordSet: false, withdrawnAt: null, keyExpiresAt: null };
  test.each([
    ["of a person with a password", { ...facts, passwordSet: true, withdrawnAt: now }, null],
    ["that lives", { ...facts, keyExpiresAt: inDays(10) }, { state: "invited", sentAt: inDays(-4), until: inDays(10) }],
    ["that just ran out", { ...facts, keyExpiresAt: now }, { state: "expired", until: now }],
    ["whose key is long gone", facts, { state: "expired", until: null }],
    ["taken back", { ...facts, withdrawnAt: inDays(-1) }, { state: "withdrawn", withdrawnAt: inDays(-1) }],
  ] as const)("%s", (_, given, expected) => {
    expect(invitationStateOf(given, now)).toEqual(expected);
  });
});

test.each([
  [{ firstName: "Dana", lastName: "Ziv", email: "dana@einayim.example" }, {}],
  [{}, {}],
  [
    { firstName: " ", lastName: "", email: "" },
    { firstName: "firstNameRequired", lastName: "lastNameRequired", email: "emailRequired" },
  ],
  [{ email: "dana" }, { email: "emailInvalid" }],
  [
    { firstName: "\u200b", lastName: " \u3164" },
    { firstName: "firstNameRequired", lastName: "lastNameRequired" },
  ],
])("the entries %j lack %j", (entries, mistakes) => {
  expect(findPersonMistakes(entries)).toEqual(mistakes);
});
