import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { LeaveWarning } from "~/components/frame/leave-warning";
import type { Language } from "~/domain/language";
import { renderPage } from "~tests/components/render-page";

const page = (when: boolean, language: Language = "en") =>
  renderPage(<LeaveWarning when={when} page="/here" />, { language, routes: [{ path: "/here/dialog", element: <p>dialog</p> }] });
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  act(() => button.click());
};
const go = (router: ReturnType<typeof page>["router"], to: string) => act(() => router.navigate(to));

test("asks before a page with items that are not in the cart is left, and stays when told to", async () => {
  const { router } = page(true);
  await go(router, "/elsewhere");
  // At once: a page that has lost the connection cannot load the question any more.
  expect(screen.getByRole("alertdialog", { name: "Leave this page?" }).textContent).toContain(
    "You have items that are not added to the cart.",
  );
  await press("Stay on this page");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(router.state.location.pathname).toBe("/here");
});

test.each<[Language, string, string, string]>([
  ["en", "Leave this page?", "You have items that are not added to the cart.", "Leave without adding"],
  ["he", "לעזוב את הדף?", "יש פריטים שלא נוספו לסל.", "לעזוב בלי להוסיף"],
  ["ko", "이 페이지를 나갈까요?", "장바구니에 담지 않은 항목이 있습니다.", "담지 않고 나가기"],
  ["ja", "このページを離れますか？", "カートに追加していない製品があります。", "追加せずに離れる"],
])("asks in %s, and neither Escape nor a press beside it is an answer", async (language, title, text, leave) => {
  const { router } = page(true, language);
  await go(router, "/elsewhere");
  const dialog = await screen.findByRole("alertdialog", { name: title });
  expect(dialog.textContent).toContain(text);
  expect(screen.getByRole("button", { name: leave }).tagName).toBe("BUTTON");
  fireEvent.keyDown(dialog, { key: "Escape" });
  fireEvent.click(dialog, { clientX: -5, clientY: -5 });
  expect([dialog.getAttribute("closedby"), dialog.isConnected, router.state.location.pathname]).toEqual(["none", true, "/here"]);
});

test("goes to the chosen page when nothing is to be added", async () => {
  const { router } = page(true);
  await go(router, "/elsewhere");
  await press("Leave without adding");
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

test("asks when the parent page is opened", async () => {
  const below = { path: "/here/below", element: <LeaveWarning when page="/here/below" /> };
  const { router } = renderPage(<p>above</p>, { at: "/here/below", routes: [below] });
  await go(router, "/here");
  expect((await screen.findByRole("alertdialog")).isConnected).toBe(true);
  expect(router.state.location.pathname).toBe("/here/below");
});

test("a draft kept on the device can be added first, and opening the list of shortcuts asks nothing", async () => {
  const added: string[] = [];
  const warning = <LeaveWarning when page="/here" onDevice addAndLeave={(path) => added.push(path)} />;
  const { router } = renderPage(warning, { routes: [{ path: "/shortcuts", element: <p>keys</p> }] });
  await go(router, "/elsewhere?q=1");
  await press("Add and leave");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect([added, router.state.location.pathname]).toEqual([["/elsewhere?q=1"], "/here"]);
  await go(router, "/elsewhere");
  await press("Keep and leave");
  await waitFor(() => expect(router.state.location.pathname).toBe("/elsewhere"));
  await go(router, "/here");
  await go(router, "/shortcuts");
  expect([screen.queryByRole("alertdialog"), router.state.location.pathname]).toEqual([null, "/shortcuts"]);
});

test("what is typed goes along where it is saved as a template, so nothing is asked even before the device keeps it", async () => {
  const { router } = renderPage(<LeaveWarning when page="/here" />, { routes: [{ path: "/products/templates/new", element: <p>new</p> }] });
  await go(router, "/products/templates/new");
  expect([screen.queryByRole("alertdialog"), router.state.location.pathname]).toEqual([null, "/products/templates/new"]);
});
