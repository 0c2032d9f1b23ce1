import { startTransition, useEffect, useState } from "react";
import type { EyeState } from "~/forms/patient-order/eye-state";
import type { OrderPurchase } from "~/forms/patient-order/order-form";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import type { ShownFinding } from "~/forms/patient-order/shown-finding";
import { afterPause } from "~/offline/after-pause";
import { useLater } from "~/offline/scripts/later";

const pauseMilliseconds = 300;

type Form = { draft: PatientDraft; eyes: Record<"right" | "left", EyeState>; purchase: OrderPurchase };

/**
 * Returns the findings of the form in its present state (D75), requested shortly after the last change; until the response, the previous
 * ones stay. A patient's values are only in the body of the request (D33). Without a connection nothing is found, and the cart checks
 * again.
 */
export function useFindings({ draft, eyes, purchase }: Form, answered: readonly ShownFinding[]): readonly ShownFinding[] {
  const finder = useLater(loadFinder);
  const [findings, setFindings] = useState(answered);
  const question = finder?.findingsQuestion(draft, eyes, purchase) ?? null;
  const asked = question ? JSON.stringify(question) : "";
  useEffect(() => {
    if (asked === "" || !finder) return;
    const request = new AbortController();
    const ask = () => finder.askFindings(asked, request.signal).then((found) => found && startTransition(() => setFindings(found)));
    const callOff = afterPause(() => void ask(), pauseMilliseconds);
    return () => {
      callOff();
      request.abort();
    };
  }, [asked, finder]);
  return finder && asked === "" ? [] : findings;
}

async function loadFinder() {
  const [{ findingsQuestion }, { askFindings }] = await Promise.all([
    import("~/forms/patient-order/findings-question"),
    import("./ask-findings"),
  ]);
  return { findingsQuestion, askFindings };
}
