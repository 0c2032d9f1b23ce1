import { prescriptionText } from "~/domain/lens/prescription-text";
import { readProductId } from "~/domain/product/product-id";

/** Returns a lens as written on a prescription, from its product id; the id itself when it is malformed. */
export function lensText(productId: string): string {
  const lens = readProductId(productId);
  return lens === null ? productId : prescriptionText(lens.values);
}
