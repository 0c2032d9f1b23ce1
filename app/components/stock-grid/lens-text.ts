import { prescriptionText } from "~/domain/lens/prescription-text";
import { splitProductId } from "~/domain/product/product-id";

/** Returns a lens as written on a prescription, from its product id; the id itself when it is malformed. */
export function lensText(productId: string): string {
  const lens = splitProductId(productId);
  return lens === null ? productId : prescriptionText(lens.values);
}
