import { expect, test } from "vitest";
import { parseProductImageName, productImageName, productImageSizes } from "~/domain/product-image";

test("the name of every specified file is parsed back", () => {
  const files = productImageSizes.flatMap((size) => size.formats.map((format) => ({ size, format })));
  expect(files.map(({ size, format }) => `${size.name}.${format} ${size.width}x${size.height}`)).toEqual([
    "xsmall.jpg 150x94",
    "xsmall.webp 150x94",
    "small.webp 400x251",
    "med.jpg 550x346",
    "lrg.jpg 800x503",
    "lrg.webp 800x503",
  ]);
  for (const { size, format } of files) {
    const name = productImageName("il-biofinity", size.name, format);
    expect(parseProductImageName(name)).toEqual({ imageId: "il-biofinity", size, format });
  }
});

test.each(["biofinity-huge.jpg", "biofinity-med.webp", "biofinity-small.jpg", "biofinity.jpg", "-med.png", "stock-revenue"])(
  "%s is not a picture",
  (name) => {
    expect(parseProductImageName(name)).toBeNull();
  },
);
