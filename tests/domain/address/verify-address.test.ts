import { describe, expect, test } from "vitest";
import { addressDifferences, compareWords } from "~/domain/address/address-differences";
import { findCity, findCityLike } from "~/domain/address/find-city";
import { matchCities } from "~/domain/address/match-cities";
import { parseStreet } from "~/domain/address/parse-street";
import { registerOf } from "~/domain/address/register-of";
import { verifyAddress } from "~/domain/address/verify-address";
import { il } from "~/editions/il";
import { kr } from "~/editions/kr";

const israel = registerOf("IL");
const korea = registerOf("KR");
const address = { street: "14 Almond Lane", street2: "flat 6", zip: "3300114", city: "Haifa" };

describe("the register of cities", () => {
  test("has at least eighty places in Israel, each with a unique name in Hebrew and in English", () => {
    expect(israel.cities.length).toBeGreaterThanOrEqual(80);
    for (const city of israel.cities) {
      for (const name of Object.values(city.names)) expect([name, findCity(name, israel.cities)?.code]).toEqual([name, city.code]);
      for (const name of city.abbreviations) expect([name, findCity(name, israel.cities)?.code]).toEqual([name, city.code]);
    }
  });

  test("has the cities of Korea with and without the word for city", () => {
    for (const city of korea.cities) {
      for (const name of [...Object.values(city.names), ...city.abbreviations]) {
        expect([name, findCity(name, korea.cities)?.code]).toEqual([name, city.code]);
      }
    }
  });

  test.each([
    ['ת"א', "il-tel-aviv-yafo"],
    ["ת״א", "il-tel-aviv-yafo"],
    ["תל-אביב", "il-tel-aviv-yafo"],
    ['פ"ת', "il-petah-tikva"],
    ['ב"ש', "il-beer-sheva"],
    ['ראשל"צ', "il-rishon-lezion"],
    ["י-ם", "il-jerusalem"],
    ["קרית אתא", "il-kiryat-ata"],
    ["Qiryat Ata", "il-kiryat-ata"],
    ["petach tikva", "il-petah-tikva"],
    ["BEER SHEVA", "il-beer-sheva"],
  ])("%s is %s", (text, code) => {
    expect(findCity(text, israel.cities)?.code).toBe(code);
  });

  test("suggests matches while typing, whole names and abbreviations first", () => {
    expect(matchCities("kiryat m", israel.cities, 5).map(({ code }) => code)).toEqual(["il-kiryat-motzkin", "il-kiryat-malakhi"]);
    expect(matchCities('ר"ג', israel.cities, 3)[0]?.code).toBe("il-ramat-gan");
    expect(matchCities("תקווה", israel.cities, 3).map(({ code }) => code)).toEqual(["il-petah-tikva", "il-ganei-tikva"]);
    expect(matchCities("", israel.cities, 3)).toEqual([]);
  });

  test("corrects a misspelt name only when it is unambiguous", () => {
    expect(findCityLike("Hafia", israel.cities)?.code).toBe("il-haifa");
    expect(findCityLike("Xyzzy", israel.cities)).toBeNull();
  });
});

test.each([
  ["14 Almond Lane", "Almond Lane", 14],
  ["הרצל 9ב", "הרצל", 9],
  ["רחוב הזית 33", "רחוב הזית", 33],
  ["세종대로 110", "세종대로", 110],
  ["중앙로 215-3", "중앙로", 215],
  ["Almond Lane", "Almond Lane", null],
])("%j is the street %j with house %j", (text, name, houseNumber) => {
  expect(parseStreet(text)).toEqual({ name, houseNumber });
});

describe("an address", () => {
  test.each([
    ["that the register has", address, "verified", []],
    ["in other letters", { ...address, street: "השקד 14", city: "חיפה" }, "verified", []],
    [
      "with an abbreviated city",
      { ...address, street: "88 Rothschild Blvd", city: 'ת"א', zip: "6578488" },
      "verified",
      [{ city: "תל אביב-יפו" }],
    ],
    ["with a spaced postcode", { ...address, zip: "33001 14" }, "verified", [{ zip: "3300114" }]],
    ["with the postcode of another street", { ...address, zip: "3300000" }, "zipMismatch", [{ zip: "3300114" }]],
    ["with the old postcode", { ...address, zip: "33001" }, "zipMismatch", [{ zip: "3300114" }]],
    ["of a house with its own postcode", { ...address, street: "6 Almond Lane" }, "zipMismatch", [{ zip: "3300109" }]],
    ["with a house that does not exist", { ...address, street: "900 Almond Lane" }, "notFound", []],
    ["in a street the register lacks", { ...address, street: "5 Elm Lane" }, "notVerified", []],
    ["in such a street with a postcode of another city", { ...address, street: "5 Elm Lane", zip: "8400101" }, "zipMismatch", []],
    ["in a misspelt city", { ...address, city: "Hafia" }, "notFound", [{ city: "Haifa" }]],
    ["in no city", { ...address, city: "Atlantis" }, "notFound", []],
  ])("%s", (_, typed, result, suggested) => {
    const found = verifyAddress(typed, israel, il.postcode);
    expect(found).toEqual({ result, suggestions: suggested.map((part) => ({ ...typed, ...part })) });
  });

  test.each([
    ["세종대로 110", "서울", "04524", "verified", []],
    ["세종대로 110", "서울특별시", "04525", "zipMismatch", [{ zip: "04524", city: "서울" }]],
    ["해운대로 5", "부산", "48095", "notVerified", []],
    ["해운대로 5", "부산", "04524", "zipMismatch", []],
    ["해운대로 5", "없는시", "04524", "notFound", []],
  ])("of Korea: %s, %s %s is %s", (street, city, zip, result, suggested) => {
    const typed = { street, street2: "", city, zip };
    expect(verifyAddress(typed, korea, kr.postcode)).toEqual({ result, suggestions: suggested.map((part) => ({ ...typed, ...part })) });
  });
});

test("differences are named by field and marked by word", () => {
  expect(addressDifferences(address, { ...address, zip: "3300007", city: "haifa" })).toEqual(["city", "zip"]);
  expect(compareWords("14 Almond Lane", "14 Elm Lane")).toEqual([
    { position: 0, text: "14", differs: false },
    { position: 1, text: "Almond", differs: true },
    { position: 2, text: "Lane", differs: false },
  ]);
});
