import { permitted, refused, type Verdict } from "../verdict";
import type { Merchandise, OrderType, PurchaseType } from "./preorder";

export const preorderKinds = ["stock", "patient", "patientTrial", "officeTrial", "solutions", "promotion"] as const;
export type PreorderKind = (typeof preorderKinds)[number];

type Content = "rx" | "lines" | "solutions";
type KindRow = {
  kind: PreorderKind;
  orderType: OrderType;
  purchaseType: PurchaseType;
  content: Content;
  patient: "required" | "none";
  /** Sent only by other systems, through preorders.receive. */
  receivedOnly: boolean;
};

/** The allowed pairs of orderType and purchaseType, and what such a preorder contains (D73). */
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

export type KindSource = { orderType: OrderType; patientId: string | null; merchandise: Merchandise };

/** Returns the row with these types and this content, whether or not a patient is named. */
function findKindRow({ orderType, merchandise }: KindSource): KindRow | undefined {
  const content: Content = "rx" in merchandise ? "rx" : "lines" in merchandise ? "lines" : "solutions";
  return kindTable.find((row) => row.orderType === orderType && row.purchaseType === merchandise.purchaseType && row.content === content);
}

/**
 * Refuses a preorder that is none of the kinds a cart may hold: `kindNotAllowed` when types, content and patient do not match, or when the
 * portal sends a type reserved for other systems; `patientRequired` when only the patient is missing.
 */
export function checkKind(facts: KindSource, origin: "portal" | "received"): Verdict<undefined, "kindNotAllowed" | "patientRequired"> {
  const row = findKindRow(facts);
  if (!row || (row.receivedOnly && origin === "portal")) return refused("kindNotAllowed");
  if (row.patient === "required") return facts.patientId === null ? refused("patientRequired") : permitted;
  return facts.patientId === null ? permitted : refused("kindNotAllowed");
}

/**
 * Returns the type of a stored preorder that the portal edits: pages send the type of their form, but what another system sent keeps its own
 * as long as the new content fits it (D73).
 */
export function editedType(sent: KindSource, stored: OrderType): OrderType {
  return findKindRow({ ...sent, orderType: stored })?.receivedOnly ? stored : sent.orderType;
}

/** Returns the kind of a preorder that passed `checkKind`; throws for one that could never be stored. */
export function kindOf(facts: KindSource): PreorderKind {
  const row = findKindRow(facts);
  if (!row) throw new RangeError(`No kind of preorder is ${facts.orderType} / ${facts.merchandise.purchaseType}`);
  return row.kind;
}

/**
 * Returns the kind of a placed order from its stored types and whether it is for a patient. Where no row matches all three, the types
 * decide; an unknown pair counts as stock.
 */
export function kindOfPlaced({
  type,
  purchaseType,
  forPatient,
}: {
  type: string;
  purchaseType: string;
  forPatient: boolean;
}): PreorderKind {
  const rows = kindTable.filter((row) => row.orderType === type && row.purchaseType === purchaseType);
  return (rows.find(({ patient }) => (patient === "required") === forPatient) ?? rows[0])?.kind ?? "stock";
}
