import type { Edition } from "~/domain/edition";

/** The part of an edition that formatting needs; small enough to travel with every page. */
export type Market = Pick<Edition, "code" | "currency" | "timeZone" | "dateFormat">;

/** What the browser needs to know of an edition to format like the server. */
export function marketOf({ code, currency, timeZone, dateFormat }: Edition): Market {
  return { code, currency, timeZone, dateFormat };
}
