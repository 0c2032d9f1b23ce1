import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
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

type Row = { name: string; acts: string[] };
const rowsOf = (...names: string[]): Row[] => names.map((name) => ({ name, acts: [`again ${name}`, `withdraw ${name}`] }));

/** A list whose rows have two buttons each, and change. */
function Rows() {
  useKeptFocus();
  return <List />;
}

function List() {
  const [rows, setRows] = useState(rowsOf("Ann", "Ben", "Cid"));
  useEffect(() => {
    const onShow = (event: Event) => event instanceof CustomEvent && setRows(event.detail);
    addEventListener("show", onShow);
    return () => removeEventListener("show", onShow);
  }, []);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">Filter</button>
      <ul>
        {rows.map(({ name, acts }) => (
          <li key={name}>
            <input aria-label={`Note on ${name}`} />
            {acts.map((each) => (
              <button key={each} type="button">
                {each}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The page, whose hook starts once a control has the focus. */
function Early() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const onLoad = () => {
      screen.getByText("withdraw Ben").focus();
      setLoaded(true);
    };
    addEventListener("loaded", onLoad);
    return () => removeEventListener("loaded", onLoad);
  }, []);
  return (
    <>
      <List />
      {isLoaded && <Hook />}
    </>
  );
}

function Hook() {
  useKeptFocus();
  return null;
}

function Changing({ first, then }: { first: ReactNode; then: ReactNode }) {
  const [isThen, setThen] = useState(false);
  useEffect(() => {
    const onThen = () => setThen(true);
    addEventListener("then", onThen);
    return () => removeEventListener("then", onThen);
  }, []);
  return isThen ? then : first;
}

const change = (rows: Row[]) => act(async () => void dispatchEvent(new CustomEvent("show", { detail: rows })));
const focused = () => document.activeElement?.textContent;

function pressed(name: string) {
  renderPage(<Rows />);
  screen.getByText(name).focus();
}

test("the focus of a control that goes away moves to another control of its row", async () => {
  pressed("withdraw Ben");
  await change([...rowsOf("Ann"), { name: "Ben", acts: ["again Ben"] }, ...rowsOf("Cid")]);
  expect(focused()).toBe("again Ben");
});

test("the focus of a row that goes away moves to the next row, behind the last one to the previous, and of the only one to the page", async () => {
  pressed("withdraw Ben");
  await change(rowsOf("Ann", "Cid"));
  expect(focused()).toBe("again Cid");
  await change(rowsOf("Ann"));
  expect(focused()).toBe("again Ann");
  await change([]);
  expect(document.activeElement?.id).toBe("main");
});

test("a control that had the focus before the page's scripts had loaded is remembered", async () => {
  renderPage(<Early />);
  await act(async () => void dispatchEvent(new Event("loaded")));
  await change(rowsOf("Ann", "Cid"));
  expect(focused()).toBe("again Cid");
});

test("a row that goes away later takes no focus from a person who has left it", async () => {
  pressed("withdraw Ben");
  screen.getByText("withdraw Ben").blur();
  await change(rowsOf("Ann", "Cid"));
  expect(document.activeElement).toBe(document.body);
  screen.getByText("withdraw Cid").focus();
  screen.getByText("Filter").focus();
  await change(rowsOf("Ann"));
  expect(focused()).toBe("Filter");
});

test("a control of another row that looks the same does not get the focus before the next row", async () => {
  const deletable = (...names: string[]) => names.map((name) => ({ name, acts: ["Delete"] }));
  renderPage(<Rows />);
  await change(deletable("Ann", "Ben", "Cid"));
  screen.getAllByText("Delete")[1]?.focus();
  await change(deletable("Ann", "Cid"));
  expect(document.activeElement?.closest("li")?.querySelector("input")?.getAttribute("aria-label")).toBe("Note on Cid");
});

test("the focus of a part of a table that goes away moves to a row of the next part", async () => {
  const parts = (...names: string[]) => (
    <table>
      {names.map((name) => (
        <tbody key={name}>
          <tr>
            <td>
              <button type="button">{`save ${name}`}</button>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
  const shown = (...names: string[]) => (
    <main id="main" tabIndex={-1}>
      <Hook />
      {parts(...names)}
    </main>
  );
  renderPage(<Changing first={shown("right", "left")} then={shown("left")} />);
  screen.getByText("save right").focus();
  await act(async () => void dispatchEvent(new Event("then")));
  expect(document.activeElement).toBe(screen.getByText("save left"));
});
