import type { CalendarDay } from "../edition";
import type { LensValues } from "../lens/lens-values";
import type { ReceivedSource } from "./source-type";

export const orderTypes = ["Stock", "Patient", "Solution", "Trial", "DiscountedPromotional", "Revenue", "PatientLead", "DSS"] as const;
export type OrderType = (typeof orderTypes)[number];

export const purchaseTypes = ["Revenue", "Trial", "Solution"] as const;
export type PurchaseType = (typeof purchaseTypes)[number];

export const dispensingPreferences = ["DispenseFromOffice", "ShipToPatient"] as const;
export type DispensingPreference = (typeof dispensingPreferences)[number];

/**
 * The status of a preorder. Only `active` ones are priced, counted and ordered; `savedForLater` and `markedForDeletion` stay visible and
 * can be restored; `removed` and `ordered` are final, and their ids are never reused.
 */
export const preorderStatuses = ["active", "savedForLater", "markedForDeletion", "removed", "ordered"] as const;
export type PreorderStatus = (typeof preorderStatuses)[number];

/** One lens in one pack; `quantity` counts boxes. `productId` is null until the server has filled it in (D15). */
export type LensLine = {
  id: string;
  seriesId: string;
  productId: string | null;
  packSize: number;
  values: LensValues;
  quantity: number;
};

/** One solution; `quantity` counts the unit of the price list: a bottle or a starter kit. */
export type SolutionLine = { id: string; solutionId: string; quantity: number };

/** The lenses of one patient; either eye may be null. An expired prescription only causes a warning. */
export type Rx = { startDate: CalendarDay | null; expirationDate: CalendarDay | null; right: LensLine | null; left: LensLine | null };

export type RxMerchandise = { category: "ContactLenses"; purchaseType: "Revenue" | "Trial"; rx: Rx };
export type LinesMerchandise = { category: "ContactLenses"; purchaseType: "Revenue" | "Trial"; lines: LensLine[] };
export type SolutionsMerchandise = { category: "Solutions"; purchaseType: "Solution"; solutions: SolutionLine[] };
export type Merchandise = RxMerchandise | LinesMerchandise | SolutionsMerchandise;

/** What a person asked for, before checkout makes it an order (D60, shape of the calls). */
export type Preorder = {
  id: string;
  /** Counts the stored changes, from 1; see decide-sync. */
  revision: number;
  locationId: string;
  orderType: OrderType;
  patientId: string | null;
  shippingAddressId: string | null;
  dispensingPreference: DispensingPreference;
  note: string;
  status: PreorderStatus;
  /** The promotion it was ordered from; records the origin and does not affect the price. */
  promotionId: string | null;
  /** The order that this one replaces at the next checkout (D27). */
  replacesOrderId: string | null;
  /** The other system that sent it (D43); null for the market's own. */
  receivedFrom: ReceivedSource | null;
  merchandise: Merchandise;
};

/** A preorder as a caller sends it, without what the server decides. */
export type PreorderDraft = Omit<Preorder, "revision" | "status">;
