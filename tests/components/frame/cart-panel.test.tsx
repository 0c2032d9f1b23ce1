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
      spoken: "2 boxes",
      name: "Biofinity Toric",
      eye: "right" as const,
      values: { power: -3.25, cylinder: -1.25, axis: 180 },
      amount: "₪296.00",
    },
    { id: "2", quantity: 2, spoken: "2 boxes", name: "Biofinity Toric", eye: "left" as const, values: { power: -2.75 } },
  ],
};
const sums = [
  { label: "Net", amount: "₪1,264.00" },
  { label: "Total", amount: "₪1,491.52", total: true },
];

test("shows lines by group, the totals and the time to order by", () => {
  renderPage(
    <Rail label="Cart">
      <CartPanel title="Cart" count="4 boxes" groups={[group]} sums={sums} cutOff="Order by 15:30" />
    </Rail>,
  );
  expect(screen.getByRole("complementary", { name: "Cart" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "22 boxesBiofinity ToricR-3.25 -1.25 x 180₪296.00",
    "22 boxesBiofinity ToricL-2.75–",
  ]);
  expect(screen.getAllByRole("definition").map((sum) => sum.textContent)).toEqual(["₪1,491.52"]);
  expect(screen.getByText("₪1,264.00")).toBeTruthy();
  expect(screen.getByText("Order by 15:30")).toBeTruthy();
});

test("the powers of one product are one line with its days and promotion, which expands to show each power", () => {
  const powers = [
    { id: "a", values: { power: -2.25 }, quantity: 44 },
    { id: "b", values: { power: -3.5 }, quantity: 11 },
  ];
  const line = {
    ...{ id: "myday 90", quantity: 55, spoken: "55 boxes", name: "MyDay 90", detail: "2 powers, 55 boxes", amount: "₪9,823.00" },
    ...{ arrivals: "44 now, Wed 2026/11/25; 11 about Thu 2026/12/10", promotion: "Autumn MyDay, 5% off", powers },
  };
  renderPage(<CartPanel title="Cart" count="55 boxes" groups={[{ id: "stock", title: "Stock", lines: [line] }]} sums={[]} />);
  expect(screen.getByRole("group").querySelector("summary")?.textContent).toBe(
    "5555 boxesMyDay 902 powers, 55 boxes₪9,823.0044 now, Wed 2026/11/25; 11 about Thu 2026/12/10 Autumn MyDay, 5% off",
  );
  expect([...screen.getByRole("group").querySelectorAll("li")].map((power) => power.textContent)).toEqual(["-2.25 44", "-3.50 11"]);
});

test("an empty cart says how to begin an order", () => {
  renderPage(<CartPanel title="Cart" count="0 boxes" groups={[]} sums={[]} empty={<p>Start with a patient.</p>} />);
  expect(screen.getByText("Start with a patient.")).toBeTruthy();
  expect(screen.queryAllByRole("listitem")).toHaveLength(0);
});
