import type { Inputs } from "~/calls/answers";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Eye } from "~/domain/order/order-lines";

/** One line of a waiting entry for display: lens values, pack and quantity, never a patient's name (D31). */
export type WaitingLine = {
  lineId: string;
  /** The name of the series or the solution. */
  name: string;
  values: LensValues;
  /** Lenses in a box; null for bottles of a solution. */
  packSize: number | null;
  eye: Eye | null;
  quantity: number;
};

/** The call to make when there is a connection; its ids make sending it twice safe (D72). */
export type WaitingCall =
  | { name: "sync"; input: Inputs["cart"]["sync"] }
  | { name: "changequantities"; input: Inputs["cart"]["changeQuantities"] }
  /** Undoes a change of these preorders. */
  | { name: "restore"; input: Inputs["cart"]["restore"]; preorderIds: readonly string[] };

/** The data of a clash for asking about it (D22). */
export type WaitingClash = { productName: string; values: LensValues; existingQuantity: number; incomingQuantity: number };

/** The state of an entry. Times are milliseconds since 1970. */
export type WaitingState =
  /** `notBefore` while the cart is held (D23). */
  | { name: "waiting"; notBefore?: number }
  | { name: "sending" }
  | { name: "inCart" | "there"; at: number }
  | { name: "asks"; clashes: WaitingClash[] }
  | { name: "changed"; revision: number | null }
  | { name: "refused"; code: string; message: string };

export type WaitingKind = "stock" | "patient" | "trial" | "solutions" | "quantities" | "removal";

/** Something that was confirmed without a connection. */
export type WaitingItem = {
  /** The id of the preorder or change that it makes. */
  id: string;
  kind: WaitingKind;
  madeAt: number;
  lines: WaitingLine[];
  call: WaitingCall;
  /** The previous preorders in the cart, when the entry changes existing ones; withdrawing it restores them. */
  before?: Inputs["cart"]["sync"]["preorders"];
  /** How often it was sent without a response; it may have arrived if this is above 0. */
  tries: number;
  /** Withdrawn after it may have arrived: sending it now empties it, or restores the previous contents. */
  isWithdrawn?: boolean;
  state: WaitingState;
};
