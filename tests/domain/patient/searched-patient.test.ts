import { expect, test } from "vitest";
import type { Language } from "~/domain/language";
import { isSearchedPatient, searchedPatient } from "~/domain/patient/searched-patient";

const nothing = { firstName: "", lastName: "", phone: "", email: "", customerId: "" };

test.each<[string, Language, Partial<typeof nothing>]>([
  ["Dana Levi", "en", { firstName: "Dana", lastName: "Levi" }],
  ["  Dana  Ben Ami ", "he", { firstName: "Dana", lastName: "Ben Ami" }],
  ["Levi", "en", { lastName: "Levi" }],
  ["김민수", "ko", { lastName: "김", firstName: "민수" }],
  ["山田 花子", "ja", { lastName: "山田", firstName: "花子" }],
  ["050-000-0012", "he", { phone: "050-000-0012" }],
  ["+972 50 000 0012", "he", { phone: "+972 50 000 0012" }],
  ["Dana Levi 050-000-0012", "en", { firstName: "Dana", lastName: "Levi", phone: "050-000-0012" }],
  ["dana.levi1@example.com", "en", { email: "dana.levi1@example.com" }],
  ["Dana Levi dana@example.com", "en", { firstName: "Dana", lastName: "Levi", email: "dana@example.com" }],
  ["C-1042", "en", { customerId: "C-1042" }],
  ["4417", "en", { customerId: "4417" }],
  ["", "en", {}],
])("a new patient searched as %j in %s", (text, language, fields) => {
  expect(searchedPatient(text, language)).toEqual({ ...nothing, ...fields });
});

const dana = { firstName: "Dana", lastName: "Levi", phone: "050-000-0012", email: "dana@example.com", customerId: "C-1042" };

test.each([
  ["Dana Levi", true],
  ["levi  dana", true],
  ["0500000012", true],
  ["DANA@example.com", true],
  ["c-1042", true],
  ["Dana", false],
  ["Dana Lev", false],
  ["0012", false],
  ["", false],
])("Dana Levi is exactly who was searched for as %j: %s", (text, expected) => {
  expect(isSearchedPatient(dana, text)).toBe(expected);
});
