import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { currentNotices, endNotice } from "~/components/notices/current-notices";
import { WaitingList } from "~/components/waiting/waiting-list";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import { renderPage } from "~tests/components/render-page";

const line = { lineId: "line", name: "MyDay", values: { power: -2 }, packSize: 90, eye: null, quantity: 4 };
const item: WaitingItem = {
  ...{ id: "a", kind: "stock", madeAt: Date.parse("2026-11-24T12:00:00Z"), lines: [line], tries: 0, state: { name: "waiting" } },
  call: { name: "sync", input: { locationId: "harbour", preorders: [] } },
};
const change: WaitingItem = {
  ...{ ...item, kind: "quantities" },
  call: { name: "changequantities", input: { cartId: "cart", changes: [] } },
};

afterEach(() => {
  for (const { id } of currentNotices()) endNotice(id);
  cleanup();
});

const undoable = () => currentNotices().flatMap(({ key, over, undo }) => (!over && undo !== undefined ? [key] : []));

test.each([
  ["an addition", item],
  ["a change of the cart", change],
])("taking back %s can be undone (D173)", async (_, waiting) => {
  renderPage(<WaitingList personId="dana" queue={[waiting]} />);
  fireEvent.click(screen.getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(undoable()).toEqual(["waiting:notices.removed"]));
});

test("removing an entry by setting its last line to 0 can be undone (D173)", async () => {
  renderPage(<WaitingList personId="dana" queue={[item]} />);
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "3" } });
  expect(undoable()).toEqual([]);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "0" } });
  await waitFor(() => expect(undoable()).toEqual(["waiting:notices.removed"]));
});
