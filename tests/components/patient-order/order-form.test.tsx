import { act, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { repeatInForm } from "~/components/patient-order/repeat-in-form";
import { useOrderForm } from "~/components/patient-order/use-order-form";
import { emptyDraft, type PatientDraft } from "~/forms/patient-order/patient-draft";
import { renderPage } from "../render-page";

const draft = emptyDraft("0190a000-0000-7000-8000-0000000000aa", () => "0190a000-0000-7000-8000-000000000001");
const state = { draft, stamp: "1", repeated: null, facts: { right: null, left: null } };

function Form({ next }: { next: (now: PatientDraft) => PatientDraft }) {
  const element = useRef<HTMLFormElement>(null);
  const {
    isTyped,
    draft: shown,
    replace,
  } = useOrderForm({
    ...{ state, purchase: "Revenue", findings: [], patientId: draft.patientId, series: [], orders: [], action: "/", form: element },
  });
  return (
    <form ref={element}>
      <input name="line" readOnly value={shown.line} />
      <button type="button" onClick={() => replace(next)}>
        take
      </button>
      <output>{isTyped ? "typed" : "as loaded"}</output>
    </form>
  );
}

test.each([
  ["nothing newer: the form is as loaded, so it is not stored on the server as half-typed", (now: PatientDraft) => now, "as loaded"],
  ["a newer draft: it is stored on the server too", (now: PatientDraft) => ({ ...now, edits: 1 }), "typed"],
])("a form for which the device has %s (D31)", (_, next, expected) => {
  renderPage(<Form next={next} />);
  act(() => void fireEvent.click(screen.getByRole("button")));
  expect(screen.getByRole("status").textContent).toBe(expected);
});

test("the quantity that a repeated order focuses stays in view while facts appear above it, until it loses the focus", () => {
  const growth = { grow: () => {}, observe: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(grow: () => void) {
        Object.assign(this, growth, Object.assign(growth, { grow }));
      }
    },
  );
  renderPage(<input id="right-quantity" />);
  const field = screen.getByRole("textbox");
  field.scrollIntoView = vi.fn();
  repeatInForm(draft, { lines: [] }, []);
  expect(document.activeElement).toBe(field);
  growth.grow();
  expect(field.scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
  act(() => field.blur());
  expect(growth.disconnect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
