import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RowActs } from "~/components/cart-line/row-acts";
import { editionOf } from "~/editions/editions";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

const spokenNames = (role: "button" | "link") =>
  screen.getAllByRole(role).map((each) => each.textContent?.replaceAll(/[\u2066-\u2069]/g, ""));

test("the buttons of two patients with the same product, and of two powers, have names of their own", () => {
  const line = (power: number) =>
    ({
      ...{ id: `${power}`, productName: "MyDay", packSize: 30, seriesId: "il-myday", solutionId: null },
      eye: "right",
      values: { power },
    }) as CartLine;
  const preorders = [
    { patientLast: "Levi", lines: [line(-1)] },
    { patientLast: "Cohen", lines: [line(-1)] },
    { patientLast: "Cohen", lines: [line(-2)] },
  ].map(
    (given, index) =>
      ({ ...given, id: `${index}`, patientId: given.patientLast, patientFirst: "Dana", status: "active", kind: "patient" }) as CartPreorder,
  );
  renderPage(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      {preorders.map((preorder) => (
        <RowActs key={preorder.id} form={{ cartId: "cart" }} preorder={preorder} lines={preorder.lines} isFirst />
      ))}
    </MarketProvider>,
  );
  const names = [...spokenNames("button"), ...spokenNames("link")];
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toMatch(/^Save for later MyDay.*, -1\.00, .*Dana Levi$/);
});
