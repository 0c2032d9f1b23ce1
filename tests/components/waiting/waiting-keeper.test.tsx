import { render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentNotices } from "~/components/notices/current-notices";
import { WaitingKeeper } from "~/components/waiting/waiting-keeper";
import { withItem, withoutItem } from "~/offline/waiting/queue";
import { waitingCount } from "~/offline/waiting/waiting-count";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import { changeWaiting, loadWaiting } from "~/offline/waiting/waiting-store";
import { emptyMemoryIndexedDb, memoryIndexedDb } from "~tests/helpers/memory-indexeddb";

beforeEach(() => {
  vi.stubGlobal("indexedDB", memoryIndexedDb);
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
});
afterEach(() => {
  emptyMemoryIndexedDb();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "locks");
});

function solutionsItem(id: string): WaitingItem {
  const preorder = { id, orderType: "Stock" as const, merchandise: { purchaseType: "Revenue" as const, solutions: [] } };
  return {
    ...{ id, kind: "solutions", madeAt: Date.now(), lines: [], tries: 0, state: { name: "waiting" } },
    call: { name: "sync", input: { locationId: "harbour", preorders: [preorder] } },
  };
}

const confirm = (id: string) => changeWaiting("dana", (queue) => withItem(queue, solutionsItem(id)));
const states = async () => (await loadWaiting("dana", Date.now())).map(({ id, state }) => `${id} ${state.name}`);

/** The portal that holds the cart for the first entry. */
function portalWithHeldCart(): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path === "/api/session") return Response.json({ user: { _id: "dana" } });
    const { id } = JSON.parse(String(body)).preorders[0];
    sent.push(id);
    const until = new Date(Date.now() + 600_000).toISOString();
    return id === "held" ? Response.json({ code: "cartLocked", data: { until } }, { status: 409 }) : Response.json({ gone: [] });
  });
  return sent;
}

/** Renders the keeper in a page whose data `loader` loads. */
function renderKeeper() {
  const loader = vi.fn(() => ({ user: { _id: "dana" }, locationId: "harbour" }));
  const hydrationData = { loaderData: { "routes/layouts/signed-in": loader() } };
  const routes = [{ id: "routes/layouts/signed-in", path: "/", loader, element: <WaitingKeeper /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  return loader;
}

test("when an entry is refused the page is loaded again, to show what the cart has, and says that it needs an answer", async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/session"
      ? Response.json({ user: { _id: "dana" } })
      : Response.json({ code: "cartLimit", message: "Too many", data: null }, { status: 422 }),
  );
  const loader = renderKeeper();
  await confirm("refused");
  await waitFor(async () => expect([await states(), waitingCount()]).toEqual([["refused refused"], { waiting: 0, needing: 1 }]));
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  expect(currentNotices().at(-1)).toMatchObject({ key: "frame:line.asks", values: { count: 1 }, tone: "caution" });
});

test("an order that is confirmed after a held one was withdrawn is sent at once", async () => {
  const sent = portalWithHeldCart();
  const loader = renderKeeper();
  await confirm("held");
  await waitFor(async () =>
    expect([sent, await states(), waitingCount()]).toEqual([["held"], ["held waiting"], { waiting: 1, needing: 0 }]),
  );
  await changeWaiting("dana", (queue) => withoutItem(queue, "held"));
  await waitFor(() => expect(waitingCount()).toEqual({ waiting: 0, needing: 0 }));
  await confirm("next");
  await waitFor(async () => expect([sent, await states(), waitingCount().waiting]).toEqual([["held", "next"], ["next inCart"], 0]));
  // The page shows the cart, which has changed.
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  expect(currentNotices().at(-1)).toMatchObject({ key: "frame:line.sent", values: { count: 1 } });
});
