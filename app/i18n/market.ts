import type { Edition } from "~/domain/edition";

/** The part of an edition that formats, texts and images need; small enough to send with every page. */
export type Market = Pick<Edition, "code" | "currency" | "timeZone" | "dateFormat" | "addressOrder" | "namesMedicalDevice" | "imagePath">;

/** Returns what the browser needs of an edition to format like the server. */
export function marketOf({ code, currency, timeZone, dateFormat, addressOrder, namesMedicalDevice, imagePath }: Edition): Market {
  return { code, currency, timeZone, dateFormat, addressOrder, namesMedicalDevice, imagePath };
}
