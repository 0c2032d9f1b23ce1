import { expect, test } from "vitest";
import { checkStreet, findAddressMistakes } from "~/domain/patient/check-address";
import { checkDispensing } from "~/domain/patient/check-dispensing";
import type { Address } from "~/domain/patient/patient";
import { parsePostcode } from "~/domain/patient/postcode";

const israel = { pattern: "\\d{7}", digits: 7, example: "6688218" };
const korea = { pattern: "\\d{5}", digits: 5, example: "06236" };

test.each([
  ["6688218", israel, "6688218"],
  [" 66882 18 ", israel, "6688218"],
  ["6688-218", israel, "6688218"],
  ["６６８８２１８", israel, "6688218"],
  ["06236", korea, "06236"],
  ["\u200e06236", korea, "06236"],
])("the postcode %j is accepted", (text, rule, postcode) => {
  expect(parsePostcode(text, rule)).toEqual({ permitted: true, postcode });
});

test.each([
  ["", israel, "postcodeRequired"],
  [" - ", israel, "postcodeRequired"],
  ["66882", israel, "postcodeOldFiveDigits"],
  ["66 882", israel, "postcodeOldFiveDigits"],
  ["668821", israel, "postcodeInvalid"],
  ["66882189", israel, "postcodeInvalid"],
  ["66A8218", israel, "postcodeInvalid"],
  ["0623", korea, "postcodeInvalid"],
  ["135-080", korea, "postcodeInvalid"],
  ["6688218", korea, "postcodeInvalid"],
])("the postcode %j is refused with what the market expects", (text, rule, code) => {
  expect(parsePostcode(text, rule)).toEqual({ permitted: false, code, values: { digits: rule.digits, example: rule.example } });
});

test.each(["Herzl 12", "12 Herzl St", "הרצל 12ב", "테헤란로 152", "테헤란로152", "א 5", "Herzl １２", "rue de la Paix 3/4"])(
  "%j is a street with a house number",
  (street) => {
    expect(checkStreet(street)).toEqual({ permitted: true });
  },
);

test.each([
  ["", "streetRequired"],
  ["   ", "streetRequired"],
  ["\u200f", "streetRequired"],
  ["12ב", "houseNumberMissing"],
  ["12 B", "houseNumberMissing"],
  ["Herzl ½", "houseNumberMissing"],
  ["Herzl", "houseNumberMissing"],
  ["12", "houseNumberMissing"],
  ["הרצל", "houseNumberMissing"],
])("the street %j is refused as %s", (street, code) => {
  expect(checkStreet(street)).toEqual({ permitted: false, code, values: undefined });
});

const home: Address = {
  id: "home",
  street: "Herzl 12",
  street2: "",
  city: "Haifa",
  state: "",
  zip: "3303139",
  country: "IL",
  phone: "050-000-0001",
  note: "",
  verified: false,
};

test("street, city, zip and phone are required, the note is not", () => {
  expect(findAddressMistakes(home, israel)).toEqual({});
  expect(findAddressMistakes({ street: "Herzl", city: " ", zip: "33031", phone: "" }, israel)).toEqual({
    street: "houseNumberMissing",
    city: "cityRequired",
    zip: "postcodeOldFiveDigits",
    phone: "phoneRequired",
  });
  expect(findAddressMistakes({ street: "Herzl 1", city: "\u200f", zip: "3303139", phone: "\u200e" }, israel)).toEqual({
    city: "cityRequired",
    phone: "phoneRequired",
  });
});

const il = { shipToPatient: { feeAmount: 2700 }, postcode: israel };
const kr = { shipToPatient: null, postcode: korea };
const shipped = { dispensingPreference: "ShipToPatient", patientId: "dana" } as const;
const office = { dispensingPreference: "DispenseFromOffice", patientId: null } as const;

test("delivery to the office is permitted everywhere", () => {
  expect(checkDispensing(office, null, il)).toEqual({ permitted: true });
  expect(checkDispensing(office, null, kr)).toEqual({ permitted: true });
});

test("delivery to a patient with a complete address is permitted in Israel", () => {
  expect(checkDispensing(shipped, home, il)).toEqual({ permitted: true });
});

test.each([
  ["in Korea, where it is forbidden (D4)", shipped, home, kr, "shipToPatientNotOffered", {}],
  ["of an order without patient", { ...shipped, patientId: null }, home, il, "onlyPatientOrdersShip", {}],
  ["without an address", shipped, null, il, "addressRequired", {}],
  ["to an address without phone", shipped, { ...home, phone: "" }, il, "addressIncomplete", { phone: "phoneRequired" }],
])("delivery to a patient %s is refused", (_, preorder, address, edition, code, fields) => {
  expect(checkDispensing(preorder, address, edition)).toEqual({ permitted: false, code, values: { fields } });
});
