import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { LeaveWarning } from "~/components/frame/leave-warning";
import { renderPage } from "~tests/components/render-page";

const page = (when: boolean) => renderPage(<LeaveWarning when={when} />, { routes: [{ path: "/here/dialog", element: <p>dialog</p> }] });
const go = (router: ReturnType<typeof page>["router"], to: string) => act(() => router.navigate(to));

test("asks before a page is left whose items are not in the cart, and stays when told to", async () => {
  const { router } = page(true);
  await go(router, "/elsewhere");
  expect(screen.getByRole("alertdialog", { name: "Leave this page?" }).textContent).toContain(
    "You have items that are not added to the cart.",
  );
  act(() => screen.getByRole("button", { name: "Stay on this page" }).click());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(router.state.location.pathname).toBe("/here");
});

test("goes where it was asked to go when nothing is to be added", async () => {
  const { router } = page(true);
  await go(router, "/elsewhere");
  act(() => screen.getByRole("button", { name: "Leave without adding" }).click());
  await waitFor(() => expect(router.state.location.pathname).toBe("/elsewhere"));
});

test.each([
  ["to a dialog of the page", true, "/here/dialog"],
  ["within the page", true, "/here?series=myday"],
  ["while nothing is lost", false, "/elsewhere"],
])("does not ask %s", async (_, when, to) => {
  const { router } = page(when);
  await go(router, to);
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
