import { addDays } from "../calendar/days";
import type { CalendarDay } from "../edition";
import type { LensValues } from "../lens/lens-values";
import { groupSeparator, type ScannedCode } from "../scan/parse-scan";

/** How a box was counted: by the code that a scanner read, or by hand. */
export const countingWays = ["scanner", "hand"] as const;
export type CountingWay = (typeof countingWays)[number];

/** A product as it is named where boxes are counted; `packSize` counts lenses. */
export type BoxProduct = { productId: string; productName: string; packSize: number; isLens: boolean; values: LensValues };

/** One box that arrived, with what its code says; `product` is null where the code stands for nothing that is sold here. */
export type CountedBox = {
  id: string;
  gtin: string | null;
  product: BoxProduct | null;
  lot: string | null;
  expiresOn: CalendarDay | null;
  way: CountingWay;
};

/** A box that may be used for fewer days than this is worth a warning (D86). */
const soonDays = 180;

/** Is a box past its last day of use, or about to be (D86)? Null while there is time, and where the code does not say. */
export function expiryOf({ expiresOn }: Pick<ScannedCode, "expiresOn">, today: CalendarDay): "expired" | "soon" | null {
  if (expiresOn === null || expiresOn >= addDays(today, soonDays)) return null;
  return expiresOn < today ? "expired" : "soon";
}

/** Who sent a code that came through the field: nobody types more than the number below the bars. */
export function wayOfCode(code: string): CountingWay {
  return code.includes(groupSeparator) || code.replace(/\D/g, "").length > 14 ? "scanner" : "hand";
}
