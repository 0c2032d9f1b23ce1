import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BudgetForm } from "~/components/budgets/budget-form";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

test("the budget of each location is saved by a button that names the location", () => {
  const shared = { months: ["2026-11"], coins: 100, currencySign: "₪", refused: undefined };
  const names = ["Harbour", "Carmel"];
  renderPage(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      {names.map((name) => (
        <BudgetForm
          key={name}
          {...shared}
          name={name}
          budget={{ locationId: name, revision: 0, steps: [{ fromMonth: "2026-11", amount: null }] }}
        />
      ))}
    </MarketProvider>,
  );
  for (const name of names) expect(screen.getAllByRole("button", { name: new RegExp(`^Save .*${name}`) })).toHaveLength(1);
});
