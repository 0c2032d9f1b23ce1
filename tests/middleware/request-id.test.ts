import { expect, test } from "vitest";
import { requestId } from "~/middleware/request-id.server";

test("a well-formed id of the caller is kept", () => {
  expect(requestId("gateway-7f3a_01")).toBe("gateway-7f3a_01");
});

test.each([
  ["nothing", undefined],
  ["a short one", "abc"],
  ["a long one", "a".repeat(65)],
  ["one with a line break", "12345678\n{}"],
  ["one with markup", "<script>12"],
])("%s is replaced by a new one", (_, offered) => {
  expect(requestId(offered)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
