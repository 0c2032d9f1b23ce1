import { expect, test } from "vitest";
import { withoutDirectionMarks } from "~/domain/direction-marks";
import { isolate, isolateLtr } from "~/i18n/format/isolate";

test("plain text isolates the values of a lens, and imports strip every direction mark (D18, D30)", () => {
  expect(isolateLtr("-3.25 -1.25 x 180")).toBe("\u2066-3.25 -1.25 x 180\u2069");
  expect(isolate("תמר")).toBe("\u2068תמר\u2069");
  expect(withoutDirectionMarks(`${isolateLtr("-3.25")}\u200e\u200f\u202b`)).toBe("-3.25");
});
