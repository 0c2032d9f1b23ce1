import sharp from "sharp";
import { expect, test } from "vitest";
import { productImageSizes } from "~/domain/product-image";
import { renderPackShot } from "~/integrations/pack-shots.server";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="503" viewBox="0 0 80 50"><circle cx="40" cy="25" r="10" fill="#123"/></svg>`;
const files = productImageSizes.flatMap((size) => size.formats.map((format) => ({ name: size.name, format, size })));

test.each(files)("draws $name in $format in its own size", async ({ size, format }) => {
  const { width, height, format: kind } = await sharp(await renderPackShot(drawing, size, format)).metadata();
  expect([width, height, kind]).toEqual([size.width, size.height, format === "jpg" ? "jpeg" : "webp"]);
});

test("WebP has a transparent background, to fit the dark scheme too; JPEG has the light one", async () => {
  const corner = async (format: "jpg" | "webp") => {
    const { data, info } = await sharp(await renderPackShot(drawing, { width: 150, height: 94 }, format))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Array.from(data.subarray(0, info.channels));
  };
  expect((await corner("webp"))[3]).toBe(0);
  expect(await corner("jpg")).toEqual([238, 243, 246]);
});
