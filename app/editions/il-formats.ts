import type { Edition } from "~/domain/edition";

/**
 * How Israel writes money, dates and times, and the path of its images; separate from the edition, because every page sends it to the
 * browser.
 */
export const ilFormats = {
  code: "IL",
  currency: "ILS",
  timeZone: "Asia/Jerusalem",
  dateFormat: { day: "yyyy/MM/dd", dayAndTime: "yyyy/MM/dd, HH:mm", weekday: false, hour12: false },
  addressOrder: "streetFirst",
  namesMedicalDevice: false,
  reviewsAdvertising: false,
  imagePath: "/products/",
} as const satisfies Partial<Edition>;
