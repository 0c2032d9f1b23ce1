import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gtinCheckDigit } from "~/domain/product/gtin";
import { findScanMistake, hasExpired, parseScan } from "~/domain/scan/parse-scan";

const gtin = "00190090434363";
const only = { gtin, lot: null, expiresOn: null };
const gs = "\u001d";

describe("a scan", () => {
  test.each([
    ["fourteen digits", ` ${gtin} `, only],
    ["thirteen digits", "0190090434363", only],
    ["twelve digits", "190090434363", only],
    ["direction marks", `\u2066${gtin}\u2069`, only],
    ["full-width characters, as an input method leaves them", "（０１）００１９００９０４３４３６３（１０）Ａ１", { ...only, lot: "A1" }],
    ["a bar code with its symbology", "]E00190090434363", only],
    ["brackets", `(01)${gtin}(17)271130(10)A1`, { gtin, lot: "A1", expiresOn: "2027-11-30" }],
    ["brackets in another order", `(17)271130(01)${gtin}`, { ...only, expiresOn: "2027-11-30" }],
    ["brackets around a lot with brackets", `(01)${gtin}(10)A(1)B`, { ...only, lot: "A(1)B" }],
    ["brackets with a symbology identifier", `]d2(01)${gtin}(10)A1`, { ...only, lot: "A1" }],
    ["a data matrix", `]d201${gtin}172711301012345${gs}21987`, { gtin, lot: "12345", expiresOn: "2027-11-30" }],
    ["a data matrix without identifier", `01${gtin}1012345${gs}17271130`, { gtin, lot: "12345", expiresOn: "2027-11-30" }],
    ["a leading separator", `${gs}01${gtin}10AB`, { ...only, lot: "AB" }],
    ["a lot before the number", `]C110AB12${gs}01${gtin}`, { ...only, lot: "AB12" }],
    ["an expiry before the number", `1727113001${gtin}`, { ...only, expiresOn: "2027-11-30" }],
    ["a month as the expiry", `01${gtin}17280200`, { ...only, expiresOn: "2028-02-29" }],
    ["a day that does not exist", `01${gtin}17270230`, only],
    ["a lot that is too long", `01${gtin}10ABCDEFGHIJKLMNOPQRSTU`, only],
    ["several separators", `01${gtin}10AB${gs}${gs}${gs}17271130`, { gtin, lot: "AB", expiresOn: "2027-11-30" }],
  ])("is parsed from %s", (_, scan, code) => {
    expect(parseScan(scan)).toEqual(code);
  });

  test.each(["", "hello", "00190090434364", "(01)00190090434364", "(10)ABC", "10AB12", "01001900904", "1022476128994(01)"])(
    "%j holds no GTIN",
    (scan) => {
      expect(parseScan(scan)).toBeNull();
    },
  );

  const digits = fc.stringMatching(/^0\d{12}$/);
  const lotText = fc.stringMatching(/^[A-Z0-9/-]{1,20}$/);
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });

  test("returns GTIN, lot and expiry of every element string, in any order, bracketed or with separators", () => {
    fc.assert(
      fc.property(digits, lotText, day, fc.nat(2), fc.boolean(), (start, lot, date, turn, brackets) => {
        const number = `${start}${gtinCheckDigit(start)}`;
        const expiresOn = date.toISOString().slice(0, 10);
        const elements = [
          ["01", number, ""],
          ["10", lot, gs],
          ["17", expiresOn.slice(2).replaceAll("-", ""), ""],
        ] as const;
        const turned = [...elements.slice(turn), ...elements.slice(0, turn)];
        const text = turned.map(([id, value, end]) => (brackets ? `(${id})${value}` : `${id}${value}${end}`)).join("");
        expect(parseScan(text)).toEqual({ gtin: number, lot, expiresOn });
      }),
    );
  });

  test("of any text is a valid GTIN or none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const found = parseScan(text)?.gtin;
        expect(found === undefined || gtinCheckDigit(found.slice(0, 13)) === Number(found[13])).toBe(true);
      }),
    );
  });
});

test.each([
  [gtin, null],
  [`(01)${gtin}(10)A1`, null],
  ["00190090434364", "wrongCheckDigit"],
  ["0190090434364", "wrongCheckDigit"],
  [`]d20100190090434364${gs}10A1`, "wrongCheckDigit"],
  ["10AB12", "noCode"],
  ["12345678", "noCode"],
  ["https://example.com/1", "noCode"],
])("the mistake in %j is %s", (scan, mistake) => {
  expect(findScanMistake(scan)).toBe(mistake);
});

test.each([
  ["2026-11-21", true],
  ["2026-11-22", false],
  ["2026-11-23", false],
  [null, false],
])("a box with %s as its last day has expired on 2026-11-22: %s", (expiresOn, expired) => {
  expect(hasExpired({ expiresOn }, "2026-11-22")).toBe(expired);
});
