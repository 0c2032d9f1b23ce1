import { render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WaitingQuantities } from "~/components/cart-line/waiting-quantities";
import type { CartPreorder } from "~/forms/cart/cart-groups";
import { loadWaiting } from "~/offline/waiting/waiting-store";
import { emptyMemoryIndexedDb, memoryIndexedDb } from "~tests/helpers/memory-indexeddb";

beforeEach(() => {
  vi.stubGlobal("indexedDB", memoryIndexedDb);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(() => {
  emptyMemoryIndexedDb();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const line = { id: "line", productName: "MyDay", values: { power: -3 }, packSize: 30, eye: null, solutionId: null, quantity: 2 };
const preorder = { id: "preorder", revision: 4, lines: [line] } as unknown as CartPreorder;

/** Renders the form of the line while it sends `boxes`; returns what reads the id of its change. */
function renderSending(boxes: string) {
  const sent = new FormData();
  sent.set("shown/line", "2");
  sent.set("boxes/line", boxes);
  const takeBack = vi.fn();
  const loaderData = { "routes/layouts/signed-in": { user: { _id: "dana" }, locationId: "harbour" } };
  const element = (
    <WaitingQuantities form={{ cartId: "cart" }} preorder={preorder} lines={preorder.lines} sent={sent} takeBack={takeBack} />
  );
  const routes = [{ id: "routes/layouts/signed-in", path: "/", loader: () => null, element }];
  const { container } = render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />);
  return { takeBack, changeId: () => container.querySelector<HTMLInputElement>("input[name=changeId]")?.value };
}

test("a change that was sent without an answer waits as one that may have arrived, under the id with which it was sent", async () => {
  const { changeId, takeBack } = renderSending("3");
  await waitFor(() => expect(takeBack).toHaveBeenCalledOnce());
  expect(changeId()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await loadWaiting("dana", Date.now())).toMatchObject([
    {
      tries: 1,
      call: { name: "changequantities", input: { changeId: changeId(), changes: [{ lineId: "line", quantity: 3, revision: 4 }] } },
    },
  ]);
});
