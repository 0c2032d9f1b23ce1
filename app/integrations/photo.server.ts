import sharp from "sharp";

/** Pixels of the longer side: enough to read a lot number. */
const longestSide = 2000;
/** Larger pictures are not opened, so that a small file cannot fill the memory. */
const pixelsMax = 60_000_000;
const formats = ["jpeg", "png", "webp"];

/**
 * The picture of a JPEG, PNG or WebP file, told by its content and not by its name, drawn anew as JPEG: upright, without metadata (place,
 * device, names) and without whatever else the file held. Null when it is no such picture.
 */
export async function redrawPhoto(file: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(file, { limitInputPixels: pixelsMax, failOn: "error" });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) return null;
    const fitted = picture.autoOrient().resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true });
    return await fitted.flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
  } catch {
    return null;
  }
}
