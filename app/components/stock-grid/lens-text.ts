import { prescriptionText } from "~/domain/lens/prescription-text";
import { readProductId } from "~/domain/product/product-id";

/** A lens by its product id, as written on a prescription; the id itself where it says nothing. */
export function lensText(productId: string): string {
  const lens = readProductId(productId);
  return lens === null ? productId : prescriptionText(lens.values);
}
