import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PracticeForm } from "~/components/settings/practice-form";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

/** The form stores what is typed, at the latest when it is gone. */
const store = vi.fn(async () => Response.json({ formId: null }));
beforeAll(() => {
  vi.stubGlobal("fetch", store);
});
afterAll(async () => {
  await vi.waitFor(() => expect(store).toHaveBeenCalled(), { timeout: 10_000 });
  vi.unstubAllGlobals();
});

const location = {
  ...{ _id: "018f0000-0000-7000-8000-000000000001", name: "Harbour", phone: "", shipToCode: "H-1", cviPartnerNo: "4100-2207" },
  address: { street: "Pier Street 3", street2: "", city: "Haifa", state: "", zip: "x" },
  defaultShippingOption: "DAY" as const,
};

const tenant = {
  ...{ _id: "t", practiceName: "Einayim", subDomain: "einayim", countryCode: "IL", email: "a@b.example", phone: "", language: "en" },
  partnerNumber: null,
} as never;

test.each([
  ["streetFirst", ["name", "street", "street2", "city", "zip", "phone"]],
  ["cityFirst", ["name", "zip", "city", "street", "street2", "phone"]],
] as const)("asks for an address in the order of its market, %s", (addressOrder, names) => {
  const { container } = renderPage(
    <MarketProvider market={marketOf(editionOf("KR"))}>
      <PracticeForm
        {...{ tenant, locations: [location], revision: 1, mayNameSupport: false, businessNumber: null, typedBefore: null }}
        market={{ addressOrder, zip: "04524", phone: "010-0000-0012", businessNumber: "", shipping: ["DAY"] }}
        lastResult={undefined}
      />
    </MarketProvider>,
  );
  const fields = [...container.querySelectorAll<HTMLInputElement>("input[name^='locations[0].']:not([type=hidden])")];
  expect(fields.map(({ name }) => name.split(".")[1])).toEqual(names);
});

test("the summary of a refused practice names the field of each mistake, its location, and what a right value looks like", () => {
  const { getByRole } = renderPage(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <PracticeForm
        {...{ tenant, locations: [location], revision: 1, mayNameSupport: false, businessNumber: null, typedBefore: null }}
        market={{ addressOrder: "streetFirst", zip: "3300114", phone: "050-000-0012", businessNumber: "", shipping: ["DAY"] }}
        lastResult={{
          status: "error",
          error: { practiceName: ["required"], phone: ["phoneInvalid"], "locations[0].zip": ["postcodeInvalid"] },
        }}
      />
    </MarketProvider>,
  );
  expect([...getByRole("alert").querySelectorAll("a")].map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ""))).toEqual([
    "Name of the practice: This field is required.",
    "Phone: Enter a valid phone number, such as 050-000-0012.",
    "Harbour, Postcode: Enter a postcode of 7 digits, such as 3300114.",
  ]);
});
