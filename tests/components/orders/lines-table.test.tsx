import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LinesTable } from "~/components/orders/lines-table";
import { renderPage } from "../render-page";

test.each([
  ["lenses", false, ["Lens", "Value", "Boxes", "Each", "Net", "Stock"]],
  ["solutions, which have no values and are counted in bottles", true, ["Solution", "", "Bottles", "Each", "Net", "Stock"]],
])("the lines of an order of %s", (_, solutions, names) => {
  renderPage(
    <LinesTable caption="Lines" amount="Net" last="Stock" solutions={solutions}>
      {null}
    </LinesTable>,
  );
  expect(
    screen
      .getAllByRole("columnheader")
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});
