import sharp from "sharp";
import type { ProductImageFormat, ProductImageSize } from "~/domain/product-image";

/** The background of an image that cannot be transparent; the same as the token --shot in the light scheme. */
const ground = "#eef3f6";

/**
 * Returns one file of a product image from its drawing: webp without background, so that it suits both colour schemes, jpg on a light one.
 */
export function renderPackShot(svg: string, size: Pick<ProductImageSize, "width" | "height">, format: ProductImageFormat): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: (72 * size.width) / 800 }).resize(size.width, size.height, {
    fit: "contain",
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return format === "webp"
    ? drawn.webp({ quality: 88 }).toBuffer()
    : drawn.flatten({ background: ground }).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
}
