type Packs = { boxesQuantity: number; bottlesQuantity: number };
type Translate = (key: "common:units.boxes" | "common:units.bottles" | "common:list.between", values?: { count: number }) => string;

/** Returns the numbers of boxes of lenses and bottles of solutions: "18 boxes, 3 bottles"; without either "0 boxes". */
export function packsText(t: Translate, packs: readonly Packs[]): string {
  const boxes = packs.reduce((sum, { boxesQuantity }) => sum + boxesQuantity, 0);
  const bottles = packs.reduce((sum, { bottlesQuantity }) => sum + bottlesQuantity, 0);
  const parts = [
    ...(boxes > 0 || bottles === 0 ? [t("common:units.boxes", { count: boxes })] : []),
    ...(bottles > 0 ? [t("common:units.bottles", { count: bottles })] : []),
  ];
  return parts.join(t("common:list.between"));
}
