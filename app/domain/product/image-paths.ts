import { productImageName } from "../product-image";

/** The variants of a product image as the calls return them (D60). */
export type ImagePaths = { sm: string; med: string; lrg: string; full: string };

/**
 * Returns the id of a product image: the series or solution, and the pack if given. Without a pack the image shows the smallest one; trial
 * lenses and solutions have a single pack.
 */
export function imageIdOf(itemId: string, packSize?: number): string {
  return packSize === undefined ? itemId : `${itemId}~${packSize}`;
}

/** Returns the item and the pack of an image id; the pack is null when none is given. */
export function parseImageId(imageId: string): { itemId: string; packSize: number | null } {
  const [, itemId = imageId, packSize] = /^(.+)~(\d{1,3})$/.exec(imageId) ?? [];
  return { itemId, packSize: packSize === undefined ? null : Number(packSize) };
}

/** Returns the paths of an image, below the image path of the edition (D70); `full` is the large one. */
export function imagesOf(imageId: string, imagePath: string): ImagePaths {
  const large = `${imagePath}${productImageName(imageId, "lrg", "jpg")}`;
  const [sm, med] = [productImageName(imageId, "small", "webp"), productImageName(imageId, "med", "jpg")];
  return { sm: `${imagePath}${sm}`, med: `${imagePath}${med}`, lrg: large, full: large };
}
