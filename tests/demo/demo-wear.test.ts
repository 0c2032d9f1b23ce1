import { describe, expect, test } from "vitest";
import { ilSeries, krSeries } from "~/demo/catalogue/demo-series";
import { demoCatalogue } from "~/demo/demo-catalogue";
import { demoPatients } from "~/demo/demo-patients";
import { demoPractices, workplacesOf } from "~/demo/demo-practices";
import { demoRestocks } from "~/demo/demo-shelf";
import { demoWearers } from "~/demo/demo-wear";
import { pastCheckouts } from "~/demo/seed-orders.server";
import { daysBetween, weekdayOf } from "~/domain/calendar/days";
import { marketDayOf } from "~/domain/calendar/market-time";
import { ageYears } from "~/domain/patient/age-years";
import { supplyEnd } from "~/domain/patient/supply-end";
import { productIdOf } from "~/domain/product/product-id";
import { editions } from "~/editions/editions";
import { wornLensesOf } from "~/services/patients/worn-lenses.server";

const modalities = new Map([...ilSeries, ...krSeries].map(({ id, modality }) => [id, modality]));

/** Days of all seasons, weekends and holidays among them. */
const starts = ["2026-11-24", "2027-01-02", "2027-03-31", "2027-05-14", "2027-07-05", "2027-09-11", "2028-02-29"];

describe.each(demoPractices)("the patients of $subDomain", (practice) => {
  const edition = editions[practice.edition];

  test.each(starts)("as of %s have supplies that end with their boxes: some within three weeks, some already", (start) => {
    const now = new Date(`${start}T10:05:00Z`);
    const today = marketDayOf(now, edition.timeZone);
    const patients = demoPatients(practice, today);
    const orders = pastCheckouts(practice, patients, now).placed.flatMap(({ rows }) => rows);
    const ends = patients.map(({ id }) => {
      const standing = orders.filter(
        ({ order }) => order.patientId === id && order.purchaseType === "Revenue" && order.status !== "Cancelled",
      );
      const lenses = standing.flatMap(({ order, transactions }) =>
        wornLensesOf(
          {
            order: { promisedDay: order.promisedDay ?? null },
            parts: transactions.map((part) => ({ ...part, promisedDay: part.promisedDay ?? null })),
          },
          { orderId: order.id, orderedOn: marketDayOf(order.placedAt, edition.timeZone) },
        ),
      );
      return supplyEnd(lenses, (seriesId) => modalities.get(seriesId) ?? null)?.endsOn ?? null;
    });
    const daysLeft = ends.flatMap((end) => (end === null ? [] : [daysBetween(today, end)]));
    expect(daysLeft.length).toBeGreaterThan(0.8 * patients.length);
    expect(daysLeft.filter((days) => days >= 0 && days <= 21).length).toBeGreaterThanOrEqual(3);
    expect(daysLeft.filter((days) => days < 0).length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...daysLeft)).toBeLessThan(420);
  });

  test.each(starts)("as of %s wear multifocals only from the age of 40, with the same addition in both eyes", (start) => {
    const today = marketDayOf(new Date(`${start}T10:05:00Z`), edition.timeZone);
    const catalogue = demoCatalogue(practice.edition, today);
    const wearers = demoWearers(demoPatients(practice, today), { catalogue, today, oldestDays: 390 });
    for (const { patient, right, left } of wearers.filter((wearer) => wearer.right.addition !== undefined)) {
      expect(patient.dob && ageYears(patient.dob, today)).toBeGreaterThanOrEqual(40);
      expect(left.addition).toBe(right.addition);
      if (typeof right.addition === "number") expect(left.design).toBe(right.addition >= 2 ? "N" : "D");
    }
  });

  test.each(starts)("as of %s its locations order the same lenses for their shelves on the same weekday, again and again", (start) => {
    const now = new Date(`${start}T10:05:00Z`);
    const today = marketDayOf(now, edition.timeZone);
    const catalogue = demoCatalogue(practice.edition, today);
    for (const location of workplacesOf(practice)) {
      const restocks = demoRestocks(location, { rhythmDays: 7, catalogue, today, oldestDays: 390 });
      expect(new Set(restocks.map(({ day }) => weekdayOf(day))).size).toBe(1);
      expect(restocks.length).toBeGreaterThan(45);
      const orderedOn = (line: (typeof restocks)[number]["lines"][number]) => productIdOf(line.series, line.values, line.packSize);
      const times = restocks.slice(0, 30).flatMap(({ lines }) => lines.map(orderedOn));
      expect(new Set(times).size).toBeLessThanOrEqual(14);
      expect(times.length).toBeGreaterThan(90);
    }
  });
});
