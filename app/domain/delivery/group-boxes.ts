import type { CountedBox } from "./counted-box";

/** Boxes of one product with equal data, counted in the same way by the same person. */
export type BoxGroup<Box> = { box: Box; quantity: number };

type Grouped = Pick<CountedBox, "gtin" | "product" | "lot" | "expiresOn" | "way"> & { countedById: string };

/** Groups the boxes of one line, or of none, for storing (D86): two lots of one lens stay apart. `box` is the last of its group. */
export function groupBoxes<Box extends Grouped>(boxes: readonly Box[]): BoxGroup<Box>[] {
  const groups = new Map<string, BoxGroup<Box>>();
  for (const box of boxes) {
    const { gtin, product, lot, expiresOn, way, countedById } = box;
    const key = JSON.stringify([product?.productId ?? gtin, lot, expiresOn, way, countedById]);
    groups.set(key, { box, quantity: (groups.get(key)?.quantity ?? 0) + 1 });
  }
  return [...groups.values()];
}
