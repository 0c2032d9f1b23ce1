import type { Edition } from "~/domain/edition";
import { koreanHolidays } from "./kr-holidays";

/** Korea (D3): prices in whole won with VAT included; nothing is sent to patients (D4). */
export const kr: Edition = {
  code: "KR",
  name: "Korea",
  uniqueName: "dioptre-kr",
  version: "20250508.1",
  defaultLanguage: "ko",
  timeZone: "Asia/Seoul",
  currency: "KRW",
  vat: { rateBasisPoints: 1000, pricesInclude: true },
  dateFormat: { day: "dd.MM.yyyy", dayAndTime: "EEEE, dd.MM.yyyy h:mm a", weekday: true, hour12: true },
  weekend: [6, 7],
  firstWeekday: 7,
  holidays: koreanHolidays,
  cutOff: "15:00",
  shippingOptions: [
    { code: "DAY", deliveryDaysMin: 1, deliveryDaysMax: 1 },
    { code: "OVERNIGHT", deliveryDaysMin: 1, deliveryDaysMax: 1 },
    { code: "GROUND", deliveryDaysMin: 3, deliveryDaysMax: 5 },
  ],
  shipToPatient: null,
  phone: { country: "KR", example: "010-0000-0012" },
  postcode: { pattern: "^\\d{5}$", digits: 5, example: "04524" },
  opportunityType: "CVP_KOREA",
  sourceType: "Asia",
  productPageSize: 12,
  solutionPageSize: 12,
  orderHistoryPageSize: 30,
  powersAsStrings: false,
  topNavigation: ["products", "orders", "promotions", "settings"],
  productNavigation: ["catalogue", "stockRevenue", "patientRevenue", "patientTrial", "solutions"],
  orientation: "ltr",
  imagePath: "/products/",
  distributorPhone: "02-000-0180",
  trackingUrl: "https://courier-kr.example/track/{number}",
};
