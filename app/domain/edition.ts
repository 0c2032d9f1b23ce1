import type { CurrencyCode } from "./money";

/** An edition is the market of a practice (D1); the code is its countryCode. */
export const editionCodes = ["IL", "KR"] as const;
export type EditionCode = (typeof editionCodes)[number];

/** A day of the market's calendar, yyyy-MM-dd, without time or zone. */
export type CalendarDay = string;

/** Everything that differs by market (D3). Data only: the files in app/editions are the sole place that holds it. */
export type Edition = {
  code: EditionCode;
  name: string;
  uniqueName: string;
  version: string;
  /** Language of a new practice's mails. */
  defaultLanguage: "he" | "ko";
  timeZone: string;
  currency: CurrencyCode;
  /** Vat in hundredths of a percent; `pricesInclude` tells whether prices are gross already. */
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
  postcode: { pattern: string; digits: number; example: string };
  opportunityType: "CVP_ISRAEL" | "CVP_KOREA";
  sourceType: "Israel" | "Asia";
  productPageSize: number;
  solutionPageSize: number;
  orderHistoryPageSize: number;
  /** Power values leave the allowed-values call as strings in Israel; elsewhere the power list is dropped (D71). */
  powersAsStrings: boolean;
  /** Korea asks for allowed values anew with the whole draft, their version 3, each time it changes (D71). */
  allowedValuesVersion: "v2" | "v3";
  /** Lenses are named as medical devices where they are shown. */
  namesMedicalDevice: boolean;
  /** Advertising is reviewed before it is published, and shows the number of its review. */
  reviewsAdvertising: boolean;
  topNavigation: NavigationItem[];
  productNavigation: ProductNavigationItem[];
  orientation: "rtl" | "ltr";
  imagePath: string;
  distributorPhone: string;
  /** Days after delivery in which boxes can be given back; hours in which damage must be reported, null where only the days count (D80). */
  returns: { days: number; damageHours: number | null };
  /** The duty to report each month what was supplied, and as whom the distributor reports; null where there is none (D99). */
  supplyReport: { supplier: { name: string; businessNumber: string }; businessNumberExample: string } | null;
  /** Where the courier shows a parcel; `{number}` stands for its tracking number. Null where the courier has no such page. */
  trackingUrl: string | null;
};

export type ShippingOption = { code: "DAY" | "OVERNIGHT" | "GROUND"; deliveryDaysMin: number; deliveryDaysMax: number };
export type NavigationItem = "products" | "orders" | "promotions" | "settings";
export type ProductNavigationItem = "catalogue" | "stockRevenue" | "patientRevenue" | "patientTrial" | "solutions";
