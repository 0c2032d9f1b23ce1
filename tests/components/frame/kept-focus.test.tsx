import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { Outlet, useLoaderData } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useKeptFocus } from "~/components/frame/use-kept-focus";
import { renderPage } from "~tests/components/render-page";

afterEach(cleanup);

function Layout() {
  useKeptFocus();
  return <Outlet />;
}

/** A form that is rendered anew with every answer. */
function Answered() {
  const answer = useLoaderData<number>();
  return (
    <form key={answer} aria-label={`answer ${answer}`}>
      <input id="bottles" aria-label="Bottles" />
      <input aria-label="Note" />
      <button type="submit">Add</button>
    </form>
  );
}

/** Opens the page with a control in focus, and answers its form. */
async function answerWith(role: "textbox" | "button", name: string, before: (control: HTMLElement) => void = () => {}) {
  let answers = 0;
  const children = ["/solutions", "/lenses"].map((path) => ({ path, loader: () => ++answers, element: <Answered /> }));
  const { router } = renderPage(null, {
    at: "/solutions",
    routes: [{ element: <Layout />, hydrateFallbackElement: <p>soon</p>, children }],
  });
  const control = await screen.findByRole(role, { name });
  control.focus();
  before(control);
  await act(() => router.revalidate());
  await waitFor(() => expect(screen.getByRole("form", { name: "answer 2" })).toBeTruthy());
  expect(control.isConnected).toBe(false);
  return { router };
}

test("the focus stays in a field when its form is answered and rendered anew", async () => {
  await answerWith("textbox", "Bottles");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Bottles" }));
});

test("the focus stays on a button when its form is answered and rendered anew", async () => {
  await answerWith("button", "Add");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add" }));
});

test("a field that the person left does not get the focus again", async () => {
  await answerWith("textbox", "Bottles", (field) => field.blur());
  expect(document.activeElement).toBe(document.body);
});

test.each(["/lenses", "/solutions?patient=1"])("the same control at another address, %s, does not get the focus", async (address) => {
  const { router } = await answerWith("button", "Add");
  await act(() => router.navigate(address));
  await waitFor(() => expect(screen.getByRole("form", { name: "answer 3" })).toBeTruthy());
  expect(document.activeElement).toBe(document.body);
});
