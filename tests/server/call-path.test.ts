import { expect, test } from "vitest";
import { isCallPath } from "~/server/answer/call-path.server";

test.each([
  "/api/session",
  "/api/gp/passthrough/api/gporders/cart/sync",
  "/API/session",
  "/api/no/such/call",
  "/api",
  "/api/",
  "/api/docs/more",
])("%s is the path of a call, known or not", (path) => {
  expect(isCallPath(path)).toBe(true);
});

test.each(["/", "/apis", "/products", "/api/docs", "/api/Docs/", "/api/docs.data", "/api/openapi.json"])(
  "%s is the path of a page",
  (path) => {
    expect(isCallPath(path)).toBe(false);
  },
);
