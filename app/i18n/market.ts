import type { Edition } from "~/domain/edition";

/** The part of an edition that formatting, texts and pictures need; small enough to travel with every page. */
export type Market = Pick<Edition, "code" | "currency" | "timeZone" | "dateFormat" | "namesMedicalDevice" | "imagePath">;

/** What the browser needs to know of an edition to format like the server. */
export function marketOf({ code, currency, timeZone, dateFormat, namesMedicalDevice, imagePath }: Edition): Market {
  return { code, currency, timeZone, dateFormat, namesMedicalDevice, imagePath };
}
