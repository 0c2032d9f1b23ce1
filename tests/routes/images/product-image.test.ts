import { type data, RouterContextProvider } from "react-router";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { callsContext } from "~/context.server";
import { imagesOf } from "~/domain/product/image-paths";
import { productImageName, productImageSizes } from "~/domain/product-image";
import { createProductImages, productImagesContext } from "~/middleware/product-images.server";
import { loader } from "~/routes/images/product-image";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue } from "~tests/helpers/given";

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const answerOf = (thrown: Response | ReturnType<typeof data>) =>
  thrown instanceof Response ? thrown : new Response(null, thrown.init ?? {});

/** The answer for a path, a thrown one included. */
async function answer(path: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(callsContext, await callsFor(null));
  context.set(productImagesContext, createProductImages(null));
  const url = new URL(path, "http://localhost:3000");
  return loader({ url, context, request: new Request(url), params: {}, pattern: path } as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: unknown) => answerOf(thrown as Response | ReturnType<typeof data>),
  );
}

const files = productImageSizes.flatMap(({ name, width, height, formats }) => formats.map((format) => ({ name, width, height, format })));

test.each(files)("serves $name as $format, cached for good", async ({ name, width, height, format }) => {
  const response = await answer(`/products/${productImageName("il-myday~90", name, format)}`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, format === "jpg" ? "image/jpeg" : "image/webp"]);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([picture.width, picture.height]).toEqual([width, height]);
});

test("every path that the calls answer leads to a picture", async () => {
  const statuses = await Promise.all(
    Object.values(imagesOf("kr-biofinity", "/products/")).map(async (path) => (await answer(path)).status),
  );
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test.each([
  "/products/il-nothing-med.jpg",
  "/products/il-myday-huge.jpg",
  "/products/il-myday-med.webp",
  "/products/med.jpg",
  `/products/${"n".repeat(3000)}-med.jpg`,
])("%.60s is not found", async (path) => {
  const response = await answer(path);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, null]);
});
