import { describe, expect, test } from "vitest";
import { findNewPracticeMistakes } from "~/domain/account/find-new-practice-mistakes";
import { checkSubDomain } from "~/domain/account/sub-domain";
import { practiceOfHost } from "~/domain/language";
import { editions } from "~/editions/editions";
import { givenNewLocation, givenNewPractice } from "~tests/services/operator/given-new-practice";

describe("the sub-domain of a new practice (D97)", () => {
  test.each(["nof", " Nof ", "nof-2", "n", "2nd-sight", "a".repeat(63)])("may be %j, which a host then names", (text) => {
    expect(checkSubDomain(text)).toEqual({ permitted: true });
    expect(practiceOfHost(`${text.trim()}.il.localhost`)).toBe(text.trim().toLowerCase());
  });

  test.each([
    ["", "required"],
    ["  ", "required"],
    ["nof optics", "subDomainInvalid"],
    ["nof.optics", "subDomainInvalid"],
    ["-nof", "subDomainInvalid"],
    ["nof-", "subDomainInvalid"],
    ["nof_optics", "subDomainInvalid"],
    ["נוף", "subDomainInvalid"],
    ["xn--9dbw", "subDomainInvalid"],
    ["2027", "subDomainInvalid"],
    ["a".repeat(64), "subDomainInvalid"],
    ["www", "subDomainReserved"],
    ["IL", "subDomainReserved"],
    ["mail", "subDomainReserved"],
    ["localhost", "subDomainReserved"],
  ])("may not be %j: %s", (text, code) => {
    expect(checkSubDomain(text)).toMatchObject({ permitted: false, code });
  });
});

describe("what is wrong with a new practice is said by field", () => {
  const mistakes = (more: Parameters<typeof givenNewPractice>[0], edition: "IL" | "KR" = "IL") =>
    findNewPracticeMistakes(givenNewPractice(more), editions[edition]);

  test("nothing is, with a postcode of its market", () => {
    expect(mistakes({})).toEqual({});
    expect(mistakes({}, "KR")).toEqual({ "locations.0.zip": "postcodeInvalid" });
  });

  test("practice, locations and admin each by their own rules", () => {
    const wrong = {
      ...{ subDomain: "api", email: "office", phone: "12" },
      locations: [givenNewLocation(), givenNewLocation({ address: { street: "Mole Street 3", city: "Haifa", zip: "33" }, phone: "none" })],
      admin: { firstName: " ", lastName: "", email: "tamar" },
    };
    expect(mistakes(wrong)).toEqual({
      ...{ subDomain: "subDomainReserved", email: "emailInvalid", phone: "phoneInvalid" },
      ...{ "locations.1.zip": "postcodeInvalid", "locations.1.phone": "phoneInvalid" },
      ...{ "admin.firstName": "firstNameRequired", "admin.lastName": "lastNameRequired", "admin.email": "emailInvalid" },
    });
  });

  test("people need a location beside the one of the distributor's people", () => {
    expect(mistakes({ locations: [givenNewLocation({ name: "SUPPORT" })] })).toEqual({ "locations.0.name": "onlySupport" });
    expect(mistakes({ locations: [givenNewLocation({ name: "Support" }), givenNewLocation()] })).toEqual({});
  });
});
