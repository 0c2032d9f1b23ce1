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
 * What is unlikely in the form as it is (D75), asked for a moment after the last change; until the answer comes, what was found before
 * stays. Values of a patient are in the body of the request only (D33). Without a line nothing is found: the cart asks again.
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
