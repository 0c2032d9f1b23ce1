import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { factorOf, joinedChecksum } from "~/server/rendering/joined-checksum.server";

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom(0, 1, 2 ** 16, 2 ** 20 + 1).map((length) => new Uint8Array(length).fill(length % 251)),
);

test("the checksum of two texts one after the other comes from that of each", () => {
  fc.assert(
    fc.property(bytes, bytes, (before, after) => {
      const joined = joinedChecksum(crc32(before), { checksum: crc32(after), factor: factorOf(after.length) });
      expect(joined).toBe(crc32(Buffer.concat([before, after])));
    }),
  );
});
