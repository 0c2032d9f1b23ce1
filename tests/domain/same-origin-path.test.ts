import { expect, test } from "vitest";
import { sameOriginPath } from "~/domain/same-origin-path";

test.each([
  ["/products?page=2#top", "/products?page=2#top"],
  ["/settings/", "/settings/"],
  ["https://elsewhere.example/", "/"],
  ["//elsewhere.example/", "/"],
  ["/\\elsewhere.example", "/"],
  ["/\t/elsewhere.example", "/"],
  ["/.//elsewhere.example", "/"],
  ["javascript:alert(1)", "/"],
  ["products", "/"],
  ["", "/"],
  [null, "/"],
])("%j returns to %s", (text, path) => {
  expect(sameOriginPath(text)).toBe(path);
});
