import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Form, Outlet, redirect } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BehindModal } from "~/components/ui/behind-modal";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { useFocusMemory, useIsModalOpen } from "~/components/ui/use-modal-dialog";
import { renderPage, serverHtml } from "~tests/components/render-page";

afterEach(cleanup);

const { showModal } = HTMLDialogElement.prototype;
const madeModal: HTMLDialogElement[] = [];
beforeEach(() => {
  madeModal.length = 0;
  HTMLDialogElement.prototype.showModal = function () {
    madeModal.push(this);
    showModal.call(this);
  };
});
afterEach(() => {
  HTMLDialogElement.prototype.showModal = showModal;
});

const closing = (
  <Modal title="Remove the line?" closeTo="/here/parent">
    <button type="button">Remove</button>
    <ButtonLink preventScrollReset replace to="/here/parent">
      Keep the line
    </ButtonLink>
  </Modal>
);
const deciding = (
  <Modal title="Terms of use" explicitResult>
    <button type="button">Accept</button>
  </Modal>
);

test("the server sends the dialog open, so that it works without JavaScript", () => {
  const html = serverHtml(closing);
  expect(html).toMatch(/<dialog open=""[^>]*aria-modal="true"/);
  expect(html).toContain('aria-label="Close"');
});

test("in the browser the dialog becomes modal and is named by its title", () => {
  renderPage(closing);
  expect(madeModal).toEqual([screen.getByRole("dialog", { name: "Remove the line?" })]);
});

test("Escape that ends the composition of a letter leaves the dialog open, with what is typed", () => {
  const { router } = renderPage(closing);
  expect(fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape", isComposing: true })).toBe(true);
  expect(router.state.location.pathname).toBe("/here");
});

function Saving() {
  return (
    <Form method="post" replace={useIsModalOpen()}>
      <button type="submit">Save</button>
    </Form>
  );
}

test.each([
  ["replaces it, so that going back does not open the dialog again", true, "REPLACE"],
  ["stays in the history where no dialog is open", false, "PUSH"],
])("what a form of a dialog leads to %s", async (_, modal, historyAction) => {
  const { router } = renderPage(null, {
    at: "/edit",
    routes: [{ path: "/edit", handle: { modal }, element: <Saving />, action: () => redirect("/here") }],
  });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect([router.state.location.pathname, router.state.historyAction]).toEqual(["/here", historyAction]));
});

test("Escape, cancelling and the close link lead to the page behind", async () => {
  const { router } = renderPage(closing);
  expect(screen.getByRole("link", { name: "Close" }).getAttribute("href")).toBe("/here/parent");
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await waitFor(() => expect(router.state.location.pathname).toBe("/here/parent"));
  // Going back does not open the dialog again.
  expect(router.state.historyAction).toBe("REPLACE");
});

test.each(["Close", "Keep the line"])("the link %s leads there too, in place of the dialog", async (name) => {
  const { router } = renderPage(closing);
  fireEvent.click(screen.getByRole("link", { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/here/parent"));
  expect(router.state.historyAction).toBe("REPLACE");
});

test("a click outside the dialog leads to the page behind, a click inside it does not", async () => {
  const { router } = renderPage(closing);
  fireEvent.click(screen.getByRole("button", { name: "Remove" }), { clientX: -5, clientY: -5 });
  expect(router.state.location.pathname).toBe("/here");
  fireEvent.click(screen.getByRole("dialog"), { clientX: -5, clientY: -5 });
  await waitFor(() => expect(router.state.location.pathname).toBe("/here/parent"));
});

test("a dialog that needs an explicit result has no close link, ignores Escape and stays where it is", () => {
  const { router } = renderPage(deciding);
  const dialog = screen.getByRole("dialog");
  expect(dialog.getAttribute("closedby")).toBe("none");
  expect(screen.queryByRole("link")).toBeNull();
  const passed = fireEvent.keyDown(dialog, { key: "Escape" });
  expect(passed).toBe(false);
  expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
  fireEvent.click(dialog, { clientX: -5, clientY: -5 });
  expect(router.state.location.pathname).toBe("/here");
});

/** A page with a control that may open a dialog over it. */
const below = (control: ReactNode) => {
  const parent = (
    <>
      <BehindModal>{control}</BehindModal>
      <Outlet />
    </>
  );
  return [{ path: "/cart", element: parent, children: [{ path: "ask", handle: { modal: true }, element: closing }] }];
};

test("the focus returns to what opened the dialog when it leaves", async () => {
  const { router } = renderPage(null, { at: "/cart", routes: below(<button type="button">Open</button>) });
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  await router.navigate("/cart/ask");
  await screen.findByRole("dialog");
  await router.navigate("/cart");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function Remembering() {
  useFocusMemory();
  return null;
}

test("the focus returns to what had it before the scripts had loaded, and was switched off while the dialog was fetched", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const { router } = renderPage(null, { at: "/cart", routes: below(<Remembering />) });
  opener.blur();
  await router.navigate("/cart/ask");
  await screen.findByRole("dialog");
  await router.navigate("/cart");
  await waitFor(() => expect(document.activeElement).toBe(opener));
  opener.remove();
});

test("the focus goes to the link of the dialog when the page was loaded with the dialog open", async () => {
  const { router } = renderPage(null, { at: "/cart/ask", routes: below(<a href="/cart/ask">Ask</a>) });
  await screen.findByRole("dialog");
  await router.navigate("/cart");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: "Ask" })));
});

test("the page behind a modal route is inert in the HTML of the server already, and the dialog is not inside it", () => {
  const routes = below(<p>the cart</p>);
  expect(serverHtml(null, { at: "/cart/ask", routes })).toMatch(/<div class="behind" inert=""><p>the cart<\/p><\/div><dialog/);
  expect(serverHtml(null, { at: "/cart", routes })).toContain('<div class="behind"><p>the cart</p></div>');
});
