import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CartPanel } from "~/components/frame/cart-panel";
import { Rail } from "~/components/frame/rail";
import { renderPage } from "~tests/components/render-page";

afterEach(cleanup);

const group = {
  id: "patients",
  title: "Patients",
  aside: "Tamar Oren",
  lines: [
    {
      id: "1",
      quantity: 2,
      name: "Biofinity Toric",
      eye: "right" as const,
      values: { power: -3.25, cylinder: -1.25, axis: 180 },
      amount: "₪296.00",
    },
    { id: "2", quantity: 2, name: "Biofinity Toric", eye: "left" as const, values: { power: -2.75 } },
  ],
};
const sums = [
  { label: "Net", amount: "₪1,264.00" },
  { label: "Total", amount: "₪1,491.52", total: true },
];

test("shows lines by group, the sums, the allowance in words, and when it must be ordered", () => {
  renderPage(
    <Rail label="Cart">
      <CartPanel
        title="Cart"
        count="4 boxes"
        groups={[group]}
        sums={sums}
        allowance={{ label: "Trial lenses left", text: "1 of 2 for Tamar Oren", on: 1, of: 2 }}
        cutOff="Order by 15:30"
      />
    </Rail>,
  );
  expect(screen.getByRole("complementary", { name: "Cart" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "2Biofinity ToricR-3.25 -1.25 x 180₪296.00",
    "2Biofinity ToricL-2.75–",
  ]);
  expect(screen.getAllByRole("definition").map((sum) => sum.textContent)).toEqual(["₪1,264.00", "₪1,491.52"]);
  expect(screen.getByText("1 of 2 for Tamar Oren")).toBeTruthy();
  expect(screen.getByText("Order by 15:30")).toBeTruthy();
});

test("an empty cart says what to do instead of showing nothing", () => {
  renderPage(<CartPanel title="Cart" count="0 boxes" groups={[]} sums={[]} empty={<p>Start with a patient.</p>} />);
  expect(screen.getByText("Start with a patient.")).toBeTruthy();
  expect(screen.queryAllByRole("listitem")).toHaveLength(0);
});
