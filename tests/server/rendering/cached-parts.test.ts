import { constants, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CachedPart, gzipParts, joinParts, openGzip } from "~/server/rendering/cached-parts.server";

const text = fc.oneof(fc.string({ unit: "grapheme", maxLength: 200 }), fc.constantFrom("", "שלום ".repeat(5000), "안경 🕶 ".repeat(9000)));

test("parts unpack to the document that they make up, kept, new or too short to be compressed", () => {
  const part = fc.oneof(
    text.map((each) => new CachedPart(Buffer.from(each))),
    text.map((each) => Buffer.from(each)),
    fc.string({ unit: "grapheme", maxLength: 40 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const document = joinParts(parts);
      expect(gunzipSync(gzipParts(parts)).equals(document)).toBe(true);
    }),
  );
});

test("a kept part stands in the document word for word", () => {
  const parts = [Buffer.from("<p>"), new CachedPart(Buffer.from("Dioptre ".repeat(100))), "-1.25", Buffer.from("</p>")];
  expect(joinParts(parts).toString()).toBe(`<p>${"Dioptre ".repeat(100)}-1.25</p>`);
});

test("a document that is sent in pieces can be read up to each of them", () => {
  const { add, end } = openGzip();
  const first = add([Buffer.from("<p>shell</p>"), new CachedPart(Buffer.from("<p>kept</p>"))]);
  const readable = { finishFlush: constants.Z_SYNC_FLUSH };
  expect(gunzipSync(first, readable).toString()).toBe("<p>shell</p><p>kept</p>");
  expect(gunzipSync(Buffer.concat([first, add([Buffer.from("<p>part</p>")]), end()])).toString()).toBe(
    "<p>shell</p><p>kept</p><p>part</p>",
  );
});
