import { expect, test } from "vitest";
import { startLocation } from "~/domain/account/start-location";

const permitted = ["harbour", "tower", "mall"];

test.each<[string, { chosen?: string; last?: string }, string]>([
  ["the chosen location", { chosen: "mall", last: "tower" }, "mall"],
  ["the last one where none was chosen", { last: "tower" }, "tower"],
  ["the last one where the chosen one is not permitted", { chosen: "elsewhere", last: "tower" }, "tower"],
  ["the first one where the last one is not permitted any more", { last: "closed" }, "harbour"],
  ["the first one at the first sign-in", {}, "harbour"],
])("a session begins in %s", (_, { chosen, last = null }, location) => {
  expect(startLocation({ permitted, chosen, last })).toBe(location);
});

test("nobody begins without a location", () => {
  expect(startLocation({ permitted: [], chosen: "mall", last: "tower" })).toBeNull();
});
