import { createHash } from "node:crypto";
import { join } from "node:path";
import { createContext } from "react-router";
import type { ProductImageFormat, ProductImageSize } from "~/domain/product-image";
import { createFileCache } from "~/integrations/file-cache.server";
import { renderPackShot } from "~/integrations/pack-shots.server";

/** Product images, for the route that serves them. */
export type ProductImages = {
  /** Returns one file of a drawing, created once per drawing, size and format. */
  render: (svg: string, size: ProductImageSize, format: ProductImageFormat) => Promise<Buffer>;
};

export const productImagesContext = createContext<ProductImages>();

/** Returns a renderer whose images are stored below the data directory when there is one, else in memory only. */
export function createProductImages(dataDirectory: string | null): ProductImages {
  const files = createFileCache(dataDirectory === null ? null : join(dataDirectory, "images"));
  return {
    render: (svg, size, format) => {
      const drawing = createHash("sha256").update(svg).digest("hex").slice(0, 32);
      return files.get(`${drawing}-${size.name}.${format}`, () => renderPackShot(svg, size, format));
    },
  };
}
