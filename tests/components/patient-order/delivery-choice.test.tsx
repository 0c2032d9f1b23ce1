import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DeliveryChoice } from "~/components/patient-order/delivery-choice";
import { editionOf } from "~/editions/editions";
import type { OrderPatient } from "~/forms/patient-order/order-form";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

afterEach(cleanup);

const facts = {
  ...{ locationName: "Harbour", locationStreet: "3 Mole Street", cutOffAt: new Date("2026-11-24T13:30:00Z"), officeDay: "2026-11-25" },
  toPatient: { feeAmount: 2700, latestDay: "2026-12-01" },
};
const home = { id: "home", street: "14 Almond Lane", street2: "", city: "Haifa", zip: "3300007", phone: "050-000-0001", verified: true };

function show(wish: boolean, addresses: object[], { value = "office", ships = true } = {}) {
  const patient = { shiptoPatient: wish, addresses } as OrderPatient;
  renderPage(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <DeliveryChoice value={value} facts={{ ...facts, toPatient: ships ? facts.toPatient : null }} patient={patient} onChoose={() => {}} />
    </MarketProvider>,
  );
  return screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"));
}

const says = (text: RegExp) => screen.queryByText(text) !== null;

test("lists the addresses of a patient who wants lenses shipped first, and mentions that wish until one is selected", () => {
  expect(show(true, [home])).toEqual(["home", "office"]);
  expect(says(/wants lenses shipped to them: choose an address/)).toBe(true);
  cleanup();
  expect(show(true, [home], { value: "home" })).toEqual(["home", "office"]);
  expect(says(/wants lenses shipped/)).toBe(false);
});

test("mentions the wish of a patient without an address, and that one is needed", () => {
  expect(show(true, [])).toEqual(["office"]);
  expect(says(/has no address yet/)).toBe(true);
});

test("mentions nothing for a patient without that wish, or in a market that ships to no patient", () => {
  expect(show(false, [home])).toEqual(["office", "home"]);
  expect(says(/wants lenses shipped/)).toBe(false);
  cleanup();
  expect(show(true, [home], { ships: false })).toEqual(["office"]);
  expect(says(/wants lenses shipped/)).toBe(false);
});
