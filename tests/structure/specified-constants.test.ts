import { describe, expect, test } from "vitest";
import { legalVersion } from "~/components/account/use-legal-texts";
import { editionOf } from "~/editions/editions";
import { common } from "~/locales/en/common";
import { legal } from "~/locales/en/legal";
import { stateVersion } from "~/offline/device/device-store";
import { fuzzy, patternLengthMax, rankPractices } from "~/services/tenants/rank-practices.server";

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/* Constants of section 9 that stand in one place of the code; those that a rule applies are shown with their rule. */

test("what the browser keeps is of state version 1.0.1", () => {
  expect(stateVersion).toBe("1.0.1");
});

test("the build is labelled 20250508.1, in the editions and on the page about the portal", () => {
  expect([editionOf("IL").version, editionOf("KR").version, legalVersion.build]).toEqual(Array(3).fill("20250508.1"));
});

test("practices are searched with threshold 0.6 and distance 100, by at most 32 characters", () => {
  expect({ ...fuzzy, patternLengthMax }).toEqual({ threshold: 0.6, distance: 100, patternLengthMax: 32 });
  const practice = { practiceName: "Optometry of the Old Harbour Street", locationName: "", partnerNumber: "" };
  const beginning = "optometry of the old harbour str";
  expect(rankPractices([practice], `${beginning} and whatever stands behind 32 characters`)).toEqual([practice]);
});

describe("what the terms say", () => {
  const { IL, KR } = legal.terms;

  test.each([
    ["Israel", "27 shekels", IL.patients.text],
    ["Israel", "up to 5 business days, usually 3", IL.patients.text],
    ["Korea", "in won and include tax", KR.prices.text],
    ["Korea", "within 30 calendar days of the invoice", KR.prices.text],
    ["Korea", "within 30 days of delivery", KR.returns.text],
    ["Korea", "within 48 hours", KR.returns.text],
    ["Korea", "closed within 30 days", KR.law.text],
  ])("in %s: %s", (_, words, text) => {
    expect(text).toContain(words);
  });
});

test("the terms state the numbers by which the portal charges, promises and takes back", () => {
  const [israel, korea] = [editionOf("IL"), editionOf("KR")];
  const { feeAmount, deliveryDaysMin, deliveryDaysMax } = israel.shipToPatient ?? {};
  expect(numbersOf(legal.terms.IL.patients.text)).toEqual([(feeAmount ?? 0) / 100, deliveryDaysMax, deliveryDaysMin]);
  expect(numbersOf(legal.terms.KR.returns.text)).toEqual([korea.returns.days, korea.returns.damageHours]);
  const ground = israel.shippingOptions.find(({ code }) => code === "GROUND");
  expect(numbersOf(common.shipping.GROUND)).toEqual([ground?.deliveryDaysMin, ground?.deliveryDaysMax]);
});

test("Ground is listed as Day, with 3 to 5 business days (D50)", () => {
  expect(common.shipping.GROUND).toBe("Day (ground, 3 to 5 business days)");
});
