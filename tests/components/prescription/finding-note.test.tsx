import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FindingNote } from "~/components/prescription/finding-note";
import { ilFormats } from "~/editions/il-formats";
import type { ShownFinding } from "~/forms/patient-order/shown-finding";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "../render-page";

const lens = { eye: "right", seriesId: "il-myday", values: { power: -3 }, packSize: 90, quantity: 2 } as const;

/** The same lens in an order of the day before, of which the practice has two. */
const duplicateOf = (orderId: string): ShownFinding => ({
  ...{ key: `duplicate right ${orderId}`, kind: "duplicate", eye: "right", fields: [], until: "2027-12-01", age: null },
  now: [{ ...lens, orderId: null, productName: null, orderedOn: null }],
  before: [{ ...lens, orderId, productName: "MyDay", orderedOn: "2026-11-23" }],
  ordered: { confirmationNum: "EIN-1042-000317", cartId: "cart-of-it", locationName: "Harbour", placedBy: "Noa Shalev" },
  ...{ acceptedBy: null, acceptedAt: null },
});

test("each of two duplicates leads to its own order, and neither is a landmark of the page", () => {
  renderPage(
    <MarketProvider market={ilFormats}>
      {["one", "two"].map((id) => (
        <FindingNote key={id} finding={duplicateOf(id)} today="2026-11-24" nameOf={() => "MyDay"} isFirst={id === "one"} />
      ))}
    </MarketProvider>,
  );
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["one", "two"].map((id) => `/history/history-detail?cart=cart-of-it&order=${id}`));
  expect(screen.queryByRole("region")).toBeNull();
});
