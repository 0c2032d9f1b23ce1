import type { CurrencyCode } from "./money";

/** An edition is the market of a practice (D1); the code is its countryCode. */
export const editionCodes = ["IL", "KR"] as const;
export type EditionCode = (typeof editionCodes)[number];

/** A day of the market's calendar, yyyy-MM-dd, without time or zone. */
export type CalendarDay = string;

/** Everything that differs by market (D3). Data only: it is held nowhere but in the files of app/editions. */
export type Edition = {
  code: EditionCode;
  name: string;
  uniqueName: string;
  version: string;
  /** Language of a new practice's mails. */
  defaultLanguage: "he" | "ko";
  timeZone: string;
  currency: CurrencyCode;
  /** VAT rate in hundredths of a percent; `pricesInclude` is true where prices are gross. */
  vat: { rateBasisPoints: number; pricesInclude: boolean };
  dateFormat: { day: string; dayAndTime: string; weekday: boolean; hour12: boolean };
  /** ISO weekday numbers, Monday 1 to Sunday 7. */
  weekend: number[];
  firstWeekday: number;
  holidays: CalendarDay[];
  /** Local wall time "HH:mm" until which an order leaves the same dispatch day. */
  cutOff: string;
  shippingOptions: ShippingOption[];
  /** Net fee in the smallest unit per patient and address of a checkout; null when the edition does not ship to patients (D4). */
  shipToPatient: { feeAmount: number; country: string; state: string; deliveryDaysMin: number; deliveryDaysMax: number } | null;
  phone: { country: EditionCode; example: string };
  /** Whether an address names the street or the city first. */
  addressOrder: "streetFirst" | "cityFirst";
  postcode: { pattern: string; digits: number; example: string };
  opportunityType: "CVP_ISRAEL" | "CVP_KOREA";
  sourceType: "Israel" | "Asia";
  productPageSize: number;
  solutionPageSize: number;
  orderHistoryPageSize: number;
  /** Powers in the response of the allowed-values call: strings in Israel, left out elsewhere (D71). */
  powersAsStrings: boolean;
  /** Korea uses version 3 of the allowed-values call, which is sent the whole draft each time it changes (D71). */
  allowedValuesVersion: "v2" | "v3";
  /** Whether lenses are labelled as medical devices. */
  namesMedicalDevice: boolean;
  /** Whether advertising must be reviewed before it is published and must show its review number. */
  reviewsAdvertising: boolean;
  topNavigation: NavigationItem[];
  productNavigation: ProductNavigationItem[];
  orientation: "rtl" | "ltr";
  imagePath: string;
  distributorPhone: string;
  /** Days after delivery in which boxes can be returned; hours in which damage must be reported, null where only the days count (D80). */
  returns: { days: number; damageHours: number | null };
  /** The duty to report each month what was supplied, and the supplier that the distributor reports as; null where there is none (D99). */
  supplyReport: { supplier: { name: string; businessNumber: string }; businessNumberExample: string } | null;
  /** The courier's tracking page; `{number}` is replaced by the tracking number. Null where the courier has none. */
  trackingUrl: string | null;
};

export type ShippingOption = { code: "DAY" | "OVERNIGHT" | "GROUND"; deliveryDaysMin: number; deliveryDaysMax: number };
export type NavigationItem = "products" | "orders" | "promotions" | "settings";
export type ProductNavigationItem = "catalogue" | "stockRevenue" | "patientRevenue" | "patientTrial" | "solutions";
