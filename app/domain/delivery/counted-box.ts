import { addDays } from "../calendar/days";
import { plainText } from "../direction-marks";
import type { CalendarDay } from "../edition";
import type { LensValues } from "../lens/lens-values";
import { groupSeparator, type ScannedCode } from "../scan/parse-scan";

/** How a box was counted: by a scanned code or by hand. */
export const countingWays = ["scanner", "hand"] as const;
export type CountingWay = (typeof countingWays)[number];

/** A product where boxes are counted; `packSize` is the number of lenses. */
export type BoxProduct = { productId: string; productName: string; packSize: number; isLens: boolean; values: LensValues };

/** A box that arrived, with the data of its code; `product` is null where the code belongs to nothing that is sold here. */
export type CountedBox = {
  id: string;
  gtin: string | null;
  product: BoxProduct | null;
  lot: string | null;
  expiresOn: CalendarDay | null;
  way: CountingWay;
};

/** Boxes that expire within this many days get a warning (D86). */
const soonDays = 180;

/** Whether a box has expired or will soon (D86). Null when neither, and when the code has no expiry. */
export function expiryOf({ expiresOn }: Pick<ScannedCode, "expiresOn">, today: CalendarDay): "expired" | "soon" | null {
  if (expiresOn === null || expiresOn > addDays(today, soonDays)) return null;
  return expiresOn < today ? "expired" : "soon";
}

/** Returns how a code from the input field was entered: people type at most the number below the bars. */
export function countingWayOf(code: string): CountingWay {
  return code.includes(groupSeparator) || plainText(code).replace(/\D/g, "").length > 14 ? "scanner" : "hand";
}
