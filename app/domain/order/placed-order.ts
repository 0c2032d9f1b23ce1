import type { CalendarDay } from "../edition";
import type { LensValues } from "../lens/lens-values";
import type { PriceStep } from "../price/price-step";
import type { Promotion } from "../price/promotion";
import type { Eye } from "./order-lines";
import type { PurchaseType } from "./preorder";

/** The delivery address of a transaction, as it was when the order was placed (D60). */
export type OrderedAddress = {
  name: string;
  street: string;
  street2: string;
  street3: string;
  street4: string;
  city: string;
  state: string;
  zip: string;
  country: string;
};

/** The server's record of who ordered for which location, at the time of placing (D60). */
export type OrderDetail = {
  shipToOffice: boolean;
  shipToCode: string;
  phoneNo: string;
  note: string;
  address: OrderedAddress;
  locationName: string;
  defaultShippingOption: string;
  practiceName: string;
  /** Business partner number of the location. */
  bpn: string;
  currentUserName: string;
};

/** The promotion that discounted a line, as it was published then. */
export type OrderedPromotion = Pick<Promotion, "id" | "seriesIds" | "minimumBoxes" | "discount"> & { names: Record<string, string> };

/**
 * One ordered product; amounts in the smallest unit, `price` per box, `net` of the line after its discount. Promotion, price step and
 * promised day are absent in orders placed before lines recorded them.
 */
export type OrderedLine = {
  id: string;
  eye: Eye | null;
  seriesId: string | null;
  solutionId: string | null;
  productId: string;
  productName: string;
  imageId: string;
  packSize: number;
  values: LensValues;
  quantity: number;
  price: number;
  discount: number;
  net: number;
  promotion?: OrderedPromotion | null;
  priceStep?: PriceStep | null;
  promisedDay?: CalendarDay | null;
};

export type Availability = "now" | "later";

/** The goods of one transaction; `price` is 0 for trials and null when not known. */
export type TransactionMerchandise = {
  purchaseType: PurchaseType;
  category: string;
  available: Availability;
  price: number | null;
  discount: number;
  rx: { startDate: CalendarDay | null; expirationDate: CalendarDay | null; cartOwner: string };
  lines: OrderedLine[];
};

/** Returns the last day of the prescription that an order states, by its parts; null when it states none (D75). */
export function statedEndOf(parts: readonly { merchandise: Pick<TransactionMerchandise, "rx"> }[]): CalendarDay | null {
  return parts[0]?.merchandise.rx.expirationDate ?? null;
}
