import fc from "fast-check";
import { expect, test } from "vitest";
import { searchKey } from "~/domain/account/search-key";
import { checkPatientName, findPatientMistakes } from "~/domain/patient/check-patient";
import { checkDateOfBirth, parseTypedDay } from "~/domain/patient/date-of-birth";
import { identityKey } from "~/domain/patient/identity-key";
import { nameSortKey } from "~/domain/patient/name-sort-key";

const today = "2026-11-24";

test.each(["2026-11-24", "2000-02-29", "1900-01-01", "1999-12-31"])("%s is a date of birth", (text) => {
  expect(checkDateOfBirth(text, today)).toEqual({ permitted: true });
});

test.each([
  ["2026-11-25", "dobInFuture"],
  ["2027-01-01", "dobInFuture"],
  ["1899-12-31", "dobTooLongAgo"],
  ["0099-01-01", "dobTooLongAgo"],
  ["2001-02-29", "dobInvalid"],
  ["1900-02-29", "dobInvalid"],
  ["2000-13-01", "dobInvalid"],
  ["2000-00-10", "dobInvalid"],
  ["2000-04-31", "dobInvalid"],
  ["2000-4-1", "dobInvalid"],
  ["01/02/2000", "dobInvalid"],
  ["", "dobInvalid"],
])("%j is refused as %s", (text, code) => {
  expect(checkDateOfBirth(text, today)).toEqual({ permitted: false, code, values: undefined });
});

const dana = { firstName: "Dana", lastName: "Bar-Lev", dob: "1990-05-01" };

test.each([
  ["case and spaces", { firstName: " DANA", lastName: "bar lev", dob: "1990-05-01" }],
  ["accents", { firstName: "Dána", lastName: "Bar-Lev", dob: "1990-05-01" }],
])("the same names with other %s are the same patient", (_, other) => {
  expect(identityKey(other)).toBe(identityKey(dana));
});

test.each([
  ["another first name", { ...dana, firstName: "Noa" }],
  ["no first name", { ...dana, firstName: "" }],
  ["another last name", { ...dana, lastName: "Lev" }],
  ["another date of birth", { ...dana, dob: "1990-05-02" }],
  ["no date of birth", { ...dana, dob: null }],
  ["the words between the fields moved", { firstName: "Dana Bar", lastName: "Lev", dob: "1990-05-01" }],
])("%s is another patient", (_, other) => {
  expect(identityKey(other)).not.toBe(identityKey(dana));
});

test("the key is first name, last name and date of birth, or the names alone", () => {
  expect(identityKey(dana)).toBe("dana|bar lev|1990-05-01");
  expect(identityKey({ ...dana, dob: null })).toBe("dana|bar lev|");
  expect(identityKey({ firstName: "a|b", lastName: "c", dob: null })).toBe("a b|c|");
});

test("only the last name is mandatory, and an order without it is not added to the cart", () => {
  expect(checkPatientName({ lastName: "Levi" })).toEqual({ permitted: true });
  for (const lastName of ["  ", "\u200e", "\u3164", "-", ".", "\u{1f600}", "\u0301", "\u037a"])
    expect(checkPatientName({ lastName })).toEqual({ permitted: false, code: "lastNameRequired", values: undefined });
  for (const lastName of ["O", "\u05d0", "\uae40", "\u5c71", "3", "\u200f-\u05d0"])
    expect(checkPatientName({ lastName })).toEqual({ permitted: true });
});

const israel = { shipToPatient: { feeAmount: 2700 } };
const korea = { shipToPatient: null };

test("the mistakes of a form are named by field, all at once", () => {
  expect(findPatientMistakes({ firstName: "", lastName: "Levi", dob: null, email: null }, today, israel)).toEqual({});
  expect(findPatientMistakes({ firstName: "Dana", lastName: "Levi", dob: "1990-05-01", email: "dana@example.org" }, today, israel)).toEqual(
    {},
  );
  expect(findPatientMistakes({ firstName: "Dana", lastName: "", dob: "2030-01-01", email: "dana" }, today, israel)).toEqual({
    lastName: "lastNameRequired",
    dob: "dobInFuture",
    email: "emailInvalid",
  });
});

test("names are sorted by family name, ignoring case and diacritics", () => {
  expect(nameSortKey({ firstName: "José", lastName: "Álvarez" })).toBe("alvarez jose");
  expect(nameSortKey({ firstName: "", lastName: "Levi" })).toBe("levi");
});

test("shipping to a patient is offered in Israel only (D4)", () => {
  const entries = { firstName: "Dana", lastName: "Levi", dob: null, email: null, shipToPatient: true };
  expect(findPatientMistakes(entries, today, israel)).toEqual({});
  expect(findPatientMistakes(entries, today, korea)).toEqual({ shiptoPatient: "shipToPatientNotOffered" });
  expect(findPatientMistakes({ ...entries, shipToPatient: false }, today, korea)).toEqual({});
});

test.each([
  ["1994/03/12", "1994-03-12"],
  ["1994-3-2", "1994-03-02"],
  [" 1994.03.12. ", "1994-03-12"],
  ["19940312", "1994-03-12"],
  ["1994年3月12日", "1994-03-12"],
  ["1994년 03월 12일", "1994-03-12"],
  ["12/03/1994", "12/03/1994"],
  ["", ""],
])("the typed day %j is parsed as %j", (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day);
});

test("no last name that is accepted is left empty in the key by which patients are unique", () => {
  const lastNames = fc.oneof(fc.string({ unit: "binary", maxLength: 3 }), fc.string({ unit: "grapheme", maxLength: 3 }));
  fc.assert(
    fc.property(lastNames, (lastName) => !checkPatientName({ lastName }).permitted || searchKey(lastName) !== ""),
    { numRuns: 2000 },
  );
});
