import { expect, test } from "vitest";
import { completeNotice, withNotice } from "~/domain/notice/notice";

test("a notice is shown as a success for 3 seconds, or for 10 when it can be undone", () => {
  expect(completeNotice({ key: "cart:notices.deleted" })).toEqual({ key: "cart:notices.deleted", tone: "good", seconds: 3 });
  const undo = { action: "/cart", fields: { intent: "takeBack" } };
  expect(completeNotice({ key: "cart:notices.setAside", undo })).toEqual({ key: "cart:notices.setAside", undo, tone: "good", seconds: 10 });
  expect(completeNotice({ key: "errors:sessionExpired", tone: "caution", seconds: 1.5 })).toMatchObject({ tone: "caution", seconds: 1.5 });
});

test("of notices with the same key only the newest is kept", () => {
  const told = [
    { key: "errors:sessionExpired", count: 1 },
    { key: "cart:notices.deleted", count: 1 },
  ];
  expect(withNotice(told, { key: "errors:sessionExpired", count: 2 })).toEqual([
    { key: "cart:notices.deleted", count: 1 },
    { key: "errors:sessionExpired", count: 2 },
  ]);
});

test("notices with the same key about different things stay next to each other, and count as one", () => {
  const told = ["a", "b", "a", "c", "d"].reduce<{ key: string; about?: string }[]>(
    (before, about) => withNotice(before, { key: "refused", about }),
    [{ key: "deleted" }],
  );
  expect(told.map(({ key, about }) => about ?? key)).toEqual(["deleted", "b", "a", "c", "d"]);
});

test("of more than three notices the oldest are dropped", () => {
  const keys = ["a", "b", "c", "d"];
  const told = keys.reduce<{ key: string }[]>((before, key) => withNotice(before, { key }), []);
  expect(told.map(({ key }) => key)).toEqual(["b", "c", "d"]);
});
