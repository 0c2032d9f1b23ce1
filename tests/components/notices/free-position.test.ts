import { expect, test } from "vitest";
import { freePosition } from "~/components/notices/free-position";

const room = { top: 64, bottom: 892 };
const span = (top: number, bottom: number) => ({ top, bottom });

test.each([
  ["at the top of an empty window", "top", [], 64],
  ["at the foot of an empty window", "bottom", [], 792],
  ["below a title", "top", [span(80, 120)], 120],
  ["above a button", "bottom", [span(820, 860)], 720],
  ["between two buttons", "bottom", [span(64, 300), span(420, 892)], 320],
] as const)("%s", (_, from, inTheWay, top) => {
  expect(freePosition(100, inTheWay, room, from)).toEqual({ top, hides: 0 });
});

test("covers one element rather than two, and reports that it covers one", () => {
  const cells = [span(64, 300), span(300, 600), span(600, 892)];
  expect(freePosition(100, cells, room, "bottom")).toEqual({ top: 792, hides: 1 });
});

test("is aligned to the end where the window is lower than the notice", () => {
  expect(freePosition(2000, [], room, "bottom")).toEqual({ top: 64, hides: 0 });
});
