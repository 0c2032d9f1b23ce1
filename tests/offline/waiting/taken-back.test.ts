import { describe, expect, test } from "vitest";
import { stateAfter } from "~/offline/waiting/answer-of";
import { afterTry, type Queue, withChange, withItemBack, withoutItem, withState } from "~/offline/waiting/queue";
import type { WaitingItem } from "~/offline/waiting/waiting-item";

const now = Date.parse("2026-11-24T12:00:00Z");
const newId = () => "new";
const waiting = { madeAt: now, tries: 0, state: { name: "waiting" } } as const;

function stockItem(id: string): WaitingItem {
  const line = { id: `${id} line`, seriesId: "il-myday", power: -2, packSize: 90, quantity: 4 };
  const preorder = { id, orderType: "Stock" as const, merchandise: { purchaseType: "Revenue" as const, lines: [line] } };
  return { ...waiting, lines: [], id, kind: "stock", call: { name: "sync", input: { locationId: "harbour", preorders: [preorder] } } };
}

function changeItem(id: string, preorderId: string): WaitingItem {
  const changes = [{ preorderId, lineId: `${preorderId} line`, quantity: 5, revision: 3 }];
  const call = { name: "changequantities" as const, input: { cartId: "cart", changeId: `change ${id}`, changes } };
  return { ...waiting, lines: [], id, kind: "quantities", call };
}

describe("an entry that was taken back after it may have arrived", () => {
  const [arrived, other] = afterTry([stockItem("a"), stockItem("b")], "a");
  const withdrawn = withoutItem(
    [arrived, other].flatMap((item) => item ?? []),
    "a",
  );
  const restored = (left: Queue) => (arrived ? withItemBack(left, arrived, newId) : []);

  test("is restored in its place while its withdrawal was not sent (D173)", () => {
    expect(withdrawn[0]?.isWithdrawn).toBe(true);
    expect(restored(withdrawn)).toEqual([arrived, other]);
  });

  test("is restored under a new id once its withdrawal may have arrived, since a removed id is never added again (D62)", () => {
    const sentAgain = restored(afterTry(withdrawn, "a"));
    expect(sentAgain.map(({ id, tries, isWithdrawn = false }) => [id, tries, isWithdrawn])).toEqual([
      ["a", 2, true],
      ["b", 0, false],
      ["new", 0, false],
    ]);
    expect(sentAgain[2]).toMatchObject({ call: { input: { preorders: [{ id: "new" }] } } });
    expect(restored(withState(withdrawn, "a", { name: "sending" })).map(({ id }) => id)).toEqual(["a", "b", "new"]);
    expect(restored(withdrawn.slice(1)).map(({ id }) => id)).toEqual(["b", "new"]);
  });

  test("keeps its id and sends no revision if the preorder was in the cart before", () => {
    const change = { ...changeItem("x", "carted"), tries: 1 };
    const again = withItemBack([], change, newId)[0];
    expect([again?.id, again?.call]).toMatchObject(["x", { input: { changes: [{ preorderId: "carted", quantity: 5 }] } }]);
    expect(again?.call.name === "changequantities" && again.call.input.changes[0]?.revision).toBeUndefined();
  });
});

describe("a change of quantities that is taken back", () => {
  test("after it may have arrived is undone in the cart by its id (D173)", () => {
    const [undone] = withoutItem(afterTry(withChange([], changeItem("x", "carted")), "x"), "x");
    expect(undone).toMatchObject({
      isWithdrawn: true,
      call: { name: "restore", input: { cartId: "cart", changeId: "change x" }, preorderIds: ["carted"] },
    });
    const refusal = { kind: "refused", code: "nothingToRestore", message: "", data: {} } as const;
    expect(undone && stateAfter(undone, refusal, now)).toBeNull();
  });

  test("together with the one before is undone by the id of both, when neither was answered", () => {
    const again = { ...changeItem("x", "carted"), call: changeItem("y", "carted").call };
    const arrived = afterTry(withChange([], changeItem("x", "carted")), "x");
    const changeIdOf = ([item]: Queue) => item?.call.name !== "sync" && item?.call.input.changeId;
    expect(changeIdOf(withChange(arrived, again))).toBe("change x");
    expect(changeIdOf(withoutItem(withChange(arrived, again), "x"))).toBe("change x");
    expect(changeIdOf(withChange(withoutItem(arrived, "x"), again))).toBe("change x");
    expect(changeIdOf(withChange([changeItem("x", "carted")], again))).toBe("change y");
  });

  test("before it was sent is dropped", () => {
    expect(withoutItem([changeItem("x", "carted")], "x")).toEqual([]);
  });

  test("has later changes of the preorder sent without a revision", () => {
    const withdrawn = withoutItem(afterTry([changeItem("x", "carted")], "x"), "x");
    const call = withChange(withdrawn, changeItem("y", "carted"))[1]?.call;
    expect(call?.name === "changequantities" && call.input.changes[0]?.revision).toBeUndefined();
  });
});
