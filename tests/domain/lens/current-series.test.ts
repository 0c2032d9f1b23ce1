import { expect, test } from "vitest";
import { currentSeries } from "~/domain/lens/current-series";

const series = (id: string, matchHistory: string[], offered: boolean) => ({ id, matchHistory, offered });
const isOffered = ({ offered }: { offered: boolean }) => offered;

test.each([
  ["the series itself while it is offered", [series("a", [], true), series("b", ["a"], true)], "a"],
  ["the one that replaced it", [series("a", [], false), series("b", ["a"], true)], "b"],
  ["the one that replaced its successor", [series("a", [], false), series("b", ["a"], false), series("c", ["b"], true)], "c"],
  ["the successor of one that is known by its id only", [series("b", ["a"], true)], "b"],
  ["nothing when no successor is offered", [series("a", [], false), series("b", ["a"], false)], null],
  ["nothing when two replaced each other and neither is offered", [series("a", ["b"], false), series("b", ["a"], false)], null],
])("an old line leads to %s (D14)", (_, all, found) => {
  expect(currentSeries(all, "a", isOffered)?.id ?? null).toBe(found);
});
