import { permitted, refused, type Verdict } from "../verdict";
import type { Merchandise, OrderType, PurchaseType } from "./preorder";

export type PreorderKind = "stock" | "patient" | "patientTrial" | "officeTrial" | "solutions" | "promotion";

type Content = "rx" | "lines" | "solutions";
type KindRow = {
  kind: PreorderKind;
  orderType: OrderType;
  purchaseType: PurchaseType;
  content: Content;
  patient: "required" | "none";
  /** Comes from other systems only, through preorders.receive. */
  receivedOnly: boolean;
};

/** The allowed pairs of orderType and purchaseType with what such a preorder holds (calls: "Kinds of preorder"). */
export const kindTable: readonly KindRow[] = [
  { kind: "stock", orderType: "Stock", purchaseType: "Revenue", content: "lines", patient: "none", receivedOnly: false },
  { kind: "patient", orderType: "Patient", purchaseType: "Revenue", content: "rx", patient: "required", receivedOnly: false },
  { kind: "patientTrial", orderType: "Patient", purchaseType: "Trial", content: "rx", patient: "required", receivedOnly: false },
  { kind: "officeTrial", orderType: "Trial", purchaseType: "Trial", content: "lines", patient: "none", receivedOnly: false },
  { kind: "solutions", orderType: "Solution", purchaseType: "Solution", content: "solutions", patient: "none", receivedOnly: false },
  {
    kind: "promotion",
    orderType: "DiscountedPromotional",
    purchaseType: "Revenue",
    content: "lines",
    patient: "none",
    receivedOnly: false,
  },
  { kind: "stock", orderType: "Revenue", purchaseType: "Revenue", content: "lines", patient: "none", receivedOnly: true },
  { kind: "patient", orderType: "Revenue", purchaseType: "Revenue", content: "rx", patient: "required", receivedOnly: true },
  { kind: "patient", orderType: "PatientLead", purchaseType: "Revenue", content: "rx", patient: "required", receivedOnly: true },
  { kind: "patient", orderType: "DSS", purchaseType: "Revenue", content: "rx", patient: "required", receivedOnly: true },
];

export type KindFacts = { orderType: OrderType; patientId: string | null; merchandise: Merchandise };

/** The row of the table that a preorder matches, or undefined when no kind has these types and this content. */
function findKindRow({ orderType, patientId, merchandise }: KindFacts): KindRow | undefined {
  const content: Content = "rx" in merchandise ? "rx" : "lines" in merchandise ? "lines" : "solutions";
  return kindTable.find(
    (row) =>
      row.orderType === orderType &&
      row.purchaseType === merchandise.purchaseType &&
      row.content === content &&
      (row.patient === "required") === (patientId !== null),
  );
}

/**
 * Is this one of the kinds that may enter the cart? Refused `unknownOrderKind` when types, content or patient do not fit
 * together, `onlyReceived` when the type arrives only from other systems and `origin` is the portal itself.
 */
export function checkKind(facts: KindFacts, origin: "portal" | "received"): Verdict<{ orderType: OrderType; purchaseType: PurchaseType }> {
  const row = findKindRow(facts);
  const values = { orderType: facts.orderType, purchaseType: facts.merchandise.purchaseType };
  if (!row) return refused("unknownOrderKind", values);
  return row.receivedOnly && origin === "portal" ? refused("onlyReceived", values) : permitted;
}

/** The kind of a preorder that passed checkKind; throws for one that could never be stored. */
export function kindOf(facts: KindFacts): PreorderKind {
  const row = findKindRow(facts);
  if (!row) throw new RangeError(`No kind of preorder is ${facts.orderType} / ${facts.merchandise.purchaseType}`);
  return row.kind;
}
