import type { common } from "~/locales/en/common";

type KindName = keyof typeof common.orderKinds;

const kinds: Record<string, KindName> = {
  Stock: "stock",
  Patient: "patient",
  Solution: "solution",
  Trial: "officeTrial",
  DiscountedPromotional: "promotion",
};

/** The name of the text for the kind of a placed order (calls: Kinds of preorder). */
export function orderKindOf({ type, purchaseType, patientId }: { type: string; purchaseType: string; patientId: string | null }): KindName {
  if (patientId !== null) return purchaseType === "Trial" ? "patientTrial" : "patient";
  return kinds[type] ?? "stock";
}
