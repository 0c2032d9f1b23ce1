import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ClashQuestion } from "~/components/cart/clash-question";
import { renderPage, serverHtml } from "~tests/components/render-page";

const clash = {
  lineId: "new",
  existingLineId: "old",
  eye: "right" as const,
  productName: "MyDay",
  values: { power: -3.25 },
  packSize: 30,
  existingQuantity: 2,
  incomingQuantity: 3,
};

test("asks once about all clashes, with the quantity in the cart, the new one and the sum of both", () => {
  const other = { ...clash, lineId: "new2", existingLineId: "old2", eye: null, productName: "Biofinity" };
  renderPage(<ClashQuestion clashes={[clash, other]} entries={[]} />);
  expect(screen.getByRole("heading", { name: "2 products are already in your cart" })).toBeTruthy();
  const row = screen.getByRole("row", { name: /MyDay/ });
  expect([...row.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["2", "3", "5"]);
  expect(screen.getAllByTitle("Right eye").length).toBe(1);
});

test("names a solution without a pack of lenses", () => {
  renderPage(<ClashQuestion clashes={[{ ...clash, eye: null, productName: "Clearwell 360 ml", values: {}, packSize: 1 }]} entries={[]} />);
  expect(screen.getByRole("rowheader").textContent).toBe("Clearwell 360 ml");
});

test("takes the focus, so that nobody goes on typing behind it", () => {
  renderPage(<ClashQuestion clashes={[clash]} entries={[]} />);
  expect(document.activeElement?.tagName).toBe("FORM");
});

test("sends everything the form had sent again, together with the answer, also without JavaScript", () => {
  const html = serverHtml(
    <ClashQuestion
      clashes={[clash]}
      entries={[
        ["power", "-3.25"],
        ["power", "-2.00"],
        ["onClash", "ask"],
      ]}
      action="/products/stock-revenue"
    />,
  );
  const form = new DOMParser().parseFromString(html, "text/html").querySelector("form");
  expect(form?.getAttribute("action")).toBe("/products/stock-revenue");
  expect(form?.getAttribute("method")).toBe("post");
  expect([...(form?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value])).toEqual([
    ["power", "-3.25"],
    ["power", "-2.00"],
  ]);
  expect([...(form?.querySelectorAll("button") ?? [])].map(({ name, value }) => [name, value])).toEqual([
    ["onClash", "leave"],
    ["onClash", "replace"],
    ["onClash", "add"],
  ]);
});
