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
  ["０５０－１２３４－５６７８", "ja", { phone: "050-1234-5678" }],
  ["０５０１２３４５６７８", "ja", { phone: "05012345678" }],
  ["\u2066050-000-0012\u2069", "he", { phone: "050-000-0012" }],
  ["\u2068דנה\u2069 לוי", "he", { firstName: "דנה", lastName: "לוי" }],
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
  ["dan.a@example.com", false],
  ["c-1042", true],
  ["Dána Lévi", true],
  ["דָּנָה לוי", false],
  ["\u2066050-000-0012\u2069", true],
  ["０５０－０００－００１２", true],
  ["Dana", false],
  ["Dana Lev", false],
  ["0012", false],
  ["", false],
])("Dana Levi is exactly who was searched for as %j: %s", (text, expected) => {
  expect(isSearchedPatient(dana, text)).toBe(expected);
});

test.each([
  ["דנה בן עמי", true],
  ["דָּנָה בֶּן־עַמִּי", true],
  ["\u2068דנה\u2069 בן עמי", true],
  ["-", false],
])("דנה בן-עמי, of whom only the name is known, is exactly who was searched for as %j: %s", (text, expected) => {
  expect(isSearchedPatient({ firstName: "דנה", lastName: "בן-עמי", phone: null, email: null, customerId: null }, text)).toBe(expected);
});
