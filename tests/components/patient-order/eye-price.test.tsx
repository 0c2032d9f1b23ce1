import { expect, test } from "vitest";
import { EyePrice } from "~/components/patient-order/draft-panel";
import { editionOf } from "~/editions/editions";
import type { EyeState } from "~/forms/patient-order/eye-state";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "../render-page";

test.each([
  ["of a trial is said to be free of charge", 0, "–free of charge"],
  ["of a lens that is sold is named for one box", 48_000, "–₩48,000 each"],
])("the price %s", (_, unit, text) => {
  const state = { draft: {}, quantity: null, lens: null, suggested: [], price: { unit, currency: "KRW" } } as unknown as EyeState;
  const { container } = renderPage(
    <MarketProvider market={marketOf(editionOf("KR"))}>
      <EyePrice state={state} eyes={[]} />
    </MarketProvider>,
  );
  expect(container.textContent).toBe(text);
});
