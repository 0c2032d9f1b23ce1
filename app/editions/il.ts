import { buildLabel } from "~/domain/build-label";
import type { Edition } from "~/domain/edition";
import { ilFormats } from "./il-formats";
import { israeliHolidays } from "./il-holidays";

/** Israel (D3): prices without VAT, the week starts on Sunday, couriers deliver to patients. */
export const il: Edition = {
  ...ilFormats,
  name: "Israel",
  uniqueName: "dioptre-il",
  version: buildLabel,
  defaultLanguage: "he",
  vat: { rateBasisPoints: 1800, pricesInclude: false },
  weekend: [5, 6],
  firstWeekday: 7,
  holidays: israeliHolidays,
  cutOff: "15:30",
  shippingOptions: [
    { code: "DAY", deliveryDaysMin: 1, deliveryDaysMax: 1 },
    { code: "OVERNIGHT", deliveryDaysMin: 1, deliveryDaysMax: 1 },
    { code: "GROUND", deliveryDaysMin: 3, deliveryDaysMax: 5 },
  ],
  shipToPatient: { feeAmount: 2700, country: "Israel", state: "Israel", deliveryDaysMin: 3, deliveryDaysMax: 5 },
  phone: { country: "IL", example: "050-000-0012" },
  postcode: { pattern: "^\\d{7}$", digits: 7, example: "3300007" },
  opportunityType: "CVP_ISRAEL",
  sourceType: "Israel",
  productPageSize: 12,
  solutionPageSize: 12,
  orderHistoryPageSize: 30,
  powersAsStrings: true,
  allowedValuesVersion: "v2",
  topNavigation: ["products", "orders", "promotions", "settings"],
  productNavigation: ["catalogue", "stockRevenue", "patientRevenue", "patientTrial", "solutions"],
  orientation: "rtl",
  distributorPhone: "03-000-0180",
  returns: { days: 90, damageHours: null },
  supplyReport: null,
  trackingUrl: "https://courier-il.example/track/{number}",
};
