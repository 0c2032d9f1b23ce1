import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Stepper } from "~/components/fields/stepper";
import { renderPage, serverHtml } from "~tests/components/render-page";

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Boxes" });
const press = (name: "Fewer" | "More") => fireEvent.click(screen.getByRole("button", { name }));

test("the buttons add and take away one, and the form sees it as typing", () => {
  const heard = vi.fn();
  renderPage(
    <form onInput={(event) => heard((event.target as HTMLInputElement).value)}>
      <Stepper label="Boxes" name="quantity" defaultValue={2} />
    </form>,
  );
  press("More");
  press("More");
  press("Fewer");
  expect(field().value).toBe("3");
  expect(heard.mock.calls).toEqual([["3"], ["4"], ["3"]]);
});

test("it stops at its minimum and its maximum", () => {
  renderPage(<Stepper label="Boxes" defaultValue={1} min={1} max={2} />);
  press("Fewer");
  expect(field().value).toBe("1");
  press("More");
  press("More");
  expect(field().value).toBe("2");
});

test("an empty field counts as zero", () => {
  renderPage(<Stepper label="Boxes" />);
  press("More");
  expect(field().value).toBe("1");
});

test("full-width digits count, and are sent by a browser without scripts", () => {
  renderPage(<Stepper label="Boxes" defaultValue="１２" />);
  expect(field().validity.valid).toBe(true);
  press("More");
  expect(field().value).toBe("13");
});

test("arrow up and down do what the buttons do", () => {
  renderPage(<Stepper label="Boxes" defaultValue={5} step={2} />);
  fireEvent.keyDown(field(), { key: "ArrowUp" });
  expect(field().value).toBe("7");
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(field().value).toBe("5");
});

test("a disabled field does not change", () => {
  renderPage(<Stepper label="Boxes" defaultValue={5} readOnly />);
  press("More");
  expect(field().value).toBe("5");
});

test("without JavaScript it is a plain field of the form, left-to-right", () => {
  const html = serverHtml(<Stepper label="Boxes" name="quantity" defaultValue={2} />);
  expect(html).toMatch(/<input type="text" inputMode="numeric"[^>]*dir="ltr"[^>]*name="quantity" value="2"/);
});
