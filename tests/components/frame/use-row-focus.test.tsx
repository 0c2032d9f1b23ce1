import { act, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { useRowFocus } from "~/components/frame/use-row-focus";
import { renderPage } from "~tests/components/render-page";

type Row = { name: string; acts: string[] };
const invited = ["again", "withdraw"];

function Page() {
  useRowFocus();
  return <List />;
}

function List() {
  const [rows, setRows] = useState<Row[]>(["Ann", "Ben", "Cid"].map((name) => ({ name, acts: invited })));
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
              <button key={each} type="button">{`${each} ${name}`}</button>
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
  useRowFocus();
  return null;
}

const change = (rows: Row[]) => act(async () => void dispatchEvent(new CustomEvent("show", { detail: rows })));
const focused = () => document.activeElement?.textContent;
const rowsOf = (...names: string[]) => names.map((name) => ({ name, acts: invited }));

function pressed(name: string) {
  renderPage(<Page />);
  screen.getByText(name).focus();
}

test("the focus of a control that goes away moves to another control of its row", async () => {
  pressed("withdraw Ben");
  await change([{ name: "Ann", acts: invited }, { name: "Ben", acts: ["again"] }, ...rowsOf("Cid")]);
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

test("on another page no row takes the focus", async () => {
  pressed("withdraw Ben");
  history.pushState(null, "", "/elsewhere");
  onTestFinished(() => history.back());
  await change(rowsOf("Ann", "Cid"));
  expect(document.activeElement).toBe(document.body);
});
