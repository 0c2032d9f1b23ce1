import { describe, expect, test } from "vitest";
import { addDays, isCalendarDay, weekdayOf } from "~/domain/calendar/days";
import { editionOf, editions } from "~/editions/editions";

const all = Object.values(editions);

test("Israel has what its market asks for (D3)", () => {
  expect(editionOf("IL")).toMatchObject({
    currency: "ILS",
    vat: { rateBasisPoints: 1800, pricesInclude: false },
    weekend: [5, 6],
    cutOff: "15:30",
    shipToPatient: { feeAmount: 2700 },
    opportunityType: "CVP_ISRAEL",
    sourceType: "Israel",
    topNavigation: expect.arrayContaining(["settings", "orders", "promotions", "products"]),
    dateFormat: { day: "yyyy/MM/dd" },
  });
});

test("Korea has what its market asks for, and no way to the patient (D3, D4)", () => {
  expect(editionOf("KR")).toMatchObject({
    currency: "KRW",
    vat: { rateBasisPoints: 1000, pricesInclude: true },
    weekend: [6, 7],
    cutOff: "15:00",
    shipToPatient: null,
    opportunityType: "CVP_KOREA",
    sourceType: "Asia",
    dateFormat: { day: "dd.MM.yyyy", weekday: true, hour12: true },
  });
});

describe.each(all)("the $code edition", (edition) => {
  test("pages hold 12 products, 12 solutions and 30 orders", () => {
    expect([edition.productPageSize, edition.solutionPageSize, edition.orderHistoryPageSize]).toEqual([12, 12, 30]);
  });

  test("its example postcode fits its pattern", () => {
    expect(edition.postcode.example).toMatch(new RegExp(edition.postcode.pattern));
    expect(edition.postcode.example).toHaveLength(edition.postcode.digits);
  });

  test("its holidays are existing days, in order, each once, from 2026 to 2028", () => {
    expect(edition.holidays.filter((day) => !isCalendarDay(day))).toEqual([]);
    expect(edition.holidays).toEqual([...new Set(edition.holidays)].sort());
    expect(new Set(edition.holidays.map((day) => day.slice(0, 4)))).toEqual(new Set(["2026", "2027", "2028"]));
  });
});

const monthAndDay = (day: string, calendar: string) => {
  const parts = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "long", day: "numeric", timeZone: "UTC" }).formatToParts(
    new Date(`${day}T00:00:00Z`),
  );
  return `${parts.find(({ type }) => type === "month")?.value} ${parts.find(({ type }) => type === "day")?.value}`;
};
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter((day) => day.startsWith(`${year}`));

test.each([2026, 2027, 2028])("Israel rests on every holy day of %i and its eve, by the Hebrew calendar", (year) => {
  const restDays = ["Nisan 15", "Nisan 21", "Sivan 6", "Tishri 1", "Tishri 2", "Tishri 10", "Tishri 15", "Tishri 22"];
  const expected = daysOf(year).filter((day) => restDays.includes(monthAndDay(day, "hebrew")));
  expect(expected).toHaveLength(8);
  for (const day of expected) {
    expect(editionOf("IL").holidays).toContain(day);
    expect(editionOf("IL").holidays).toContain(addDays(day, -1));
  }
});

test.each([2026, 2027, 2028])("Korea rests in %i on fixed and lunar holidays, with substitutes that are working weekdays", (year) => {
  const { holidays } = editionOf("KR");
  for (const fixed of ["01-01", "03-01", "05-01", "05-05", "06-06", "07-17", "08-15", "10-03", "10-09", "12-25"])
    expect(holidays).toContain(`${year}-${fixed}`);
  const lunar = daysOf(year).filter((day) => ["First Month 1", "Fourth Month 8", "Eighth Month 15"].includes(monthAndDay(day, "dangi")));
  expect(lunar).toHaveLength(3);
  for (const day of lunar) expect(holidays).toContain(day);
  const substituted = ["03-01", "05-05", "07-17", "08-15", "10-03", "10-09", "12-25"].map((fixed) => `${year}-${fixed}`);
  for (const day of substituted.filter((each) => weekdayOf(each) > 5)) expect(holidays).toContain(addDays(day, 8 - weekdayOf(day)));
});
