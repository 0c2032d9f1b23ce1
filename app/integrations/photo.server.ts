import sharp from "sharp";

/** Pixels of the longer side: enough to read a lot number. */
const longestSide = 2000;
/** Larger images are not opened, so that a small file cannot fill the memory. */
const pixelsMax = 60_000_000;
const formats = ["jpeg", "png", "webp"];

/**
 * Returns the image of a JPEG, PNG or WebP file, recognised by its content rather than its name, re-encoded as JPEG: upright, without
 * metadata (location, device, names) or anything else in the file. Null when it is no such image.
 */
export async function redrawPhoto(file: Buffer): Promise<Buffer | null> {
  try {
    const image = sharp(file, { limitInputPixels: pixelsMax, failOn: "error" });
    const { format } = await image.metadata();
    if (!formats.includes(format)) return null;
    const fitted = image.autoOrient().resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true });
    return await fitted.flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
  } catch {
    return null;
  }
}
