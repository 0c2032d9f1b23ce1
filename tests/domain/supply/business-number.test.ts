import { expect, test } from "vitest";
import { parseBusinessNumber } from "~/domain/supply/business-number";

test.each([
  ["000-12-34560", "000-12-34560"],
  ["0001234560", "000-12-34560"],
  [" 000 12 34560 ", "000-12-34560"],
  ["000–98–76545", "000-98-76545"],
  ["\u2066０００－１２－３４５６０\u2069", "000-12-34560"],
])("%s is a business registration number", (text, written) => {
  expect(parseBusinessNumber(text)).toBe(written);
});

test.each([[""], ["000-12-34561"], ["000-12-3456"], ["000-12-345600"], ["00a-12-34560"], ["001-12-34560"], ["000-21-34560"]])(
  "%j is none",
  (text) => {
    expect(parseBusinessNumber(text)).toBeNull();
  },
);

test("a wrong digit anywhere is found", () => {
  const valid = "0009876545";
  for (let place = 0; place < 10; place += 1) {
    for (const digit of "0123456789") {
      const changed = valid.slice(0, place) + digit + valid.slice(place + 1);
      if (changed !== valid) expect([changed, parseBusinessNumber(changed)]).toEqual([changed, null]);
    }
  }
});
