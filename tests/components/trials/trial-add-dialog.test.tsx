import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { TrialAddDialog } from "~/components/trials/trial-add-dialog";
import { editionOf } from "~/editions/editions";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import { emptyEye } from "~/forms/patient-order/patient-draft";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

// The form stores what is typed.
beforeAll(() => {
  vi.stubGlobal("fetch", async () => Response.json({ formId: null }));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const fieldOf = (values: number[], chosen: number) => ({ field: "power" as const, values, chosen, impossible: null, isSuggested: false });
const empty = { ...eyeStateOf("right", emptyEye("line"), []), suggested: [] };
const states = [fieldOf([-3, -1.5], -3), fieldOf([-3, -1.5], -1.5), fieldOf([-3], -1.5)].map((field) => ({ ...empty, fields: [field] }));

/** The dialog, for which each press loads the next state. */
function Page() {
  const [loaded, setLoaded] = useState(0);
  return (
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <TrialAddDialog
        {...{ preorderId: "preorder", isCarted: false, allowance: { left: 2, limits: [] }, facts: null, answer: undefined }}
        {...{ closeTo: "/", action: "/?series=trial", asks: false, backTo: "/", state: states[loaded] ?? empty }}
      />
      <button type="button" onClick={() => setLoaded((now) => now + 1)}>
        Load
      </button>
    </MarketProvider>
  );
}

test("a chosen value keeps the focus, and stays chosen when it is no longer among those that are made", () => {
  renderPage(<Page />);
  const power = () => screen.getByRole<HTMLSelectElement>("combobox", { hidden: true });
  power().focus();
  for (const _ of states.slice(1)) {
    fireEvent.click(screen.getByText("Load"));
    expect(document.activeElement).toBe(power());
    expect(power().value).toBe("-1.5");
  }
});
