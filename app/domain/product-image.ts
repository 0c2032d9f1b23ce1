/** The sizes of a product image in pixels and their file formats (D70), smallest first. */
export const productImageSizes = [
  { name: "xsmall", width: 150, height: 94, formats: ["jpg", "webp"] },
  { name: "small", width: 400, height: 251, formats: ["webp"] },
  { name: "med", width: 550, height: 346, formats: ["jpg"] },
  { name: "lrg", width: 800, height: 503, formats: ["jpg", "webp"] },
] as const;

export type ProductImageSize = (typeof productImageSizes)[number];
export type ProductImageFormat = ProductImageSize["formats"][number];

/** Returns the file name of a product image, below the image path of the edition: "{imageId}-{size}.{format}". */
export function productImageName(imageId: string, size: ProductImageSize["name"], format: ProductImageFormat): string {
  return `${encodeURIComponent(imageId)}-${size}.${format}`;
}

/** Returns which image a file name asks for; null when there is no such size or format. */
export function parseProductImageName(fileName: string): { imageId: string; size: ProductImageSize; format: ProductImageFormat } | null {
  const [, imageId, name, format] = /^(.+)-(xsmall|small|med|lrg)\.(jpg|webp)$/.exec(fileName) ?? [];
  const size = productImageSizes.find((candidate) => candidate.name === name);
  const known = size?.formats.find((candidate) => candidate === format);
  return imageId !== undefined && size && known ? { imageId, size, format: known } : null;
}
