import type { Receipt } from "./shown-receipt";

type Product = Pick<Receipt["orders"][number]["products"][number], "unit" | "quantity">;
type Translate = (key: "common:units.boxes" | "common:units.bottles" | "common:list.between", values?: { count: number }) => string;

/** Returns how much is ordered in total, boxes and bottles separately: "18 boxes, 3 bottles". */
export function orderedQuantity(t: Translate, products: readonly Product[]): string {
  const quantityOf = (unit: Product["unit"]) => products.reduce((sum, each) => sum + (each.unit === unit ? each.quantity : 0), 0);
  const counted = (["boxes", "bottles"] as const).map((unit) => ({ unit, count: quantityOf(unit) })).filter(({ count }) => count > 0);
  return counted.map(({ unit, count }) => t(`common:units.${unit}`, { count })).join(t("common:list.between"));
}
