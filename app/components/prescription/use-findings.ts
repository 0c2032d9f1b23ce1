import { useEffect, useState } from "react";
import type { FindingsQuestion } from "./findings-question";
import type { ShownFinding } from "./shown-finding";

const pauseMilliseconds = 300;

/**
 * What is unlikely in the form as it stands (D75), asked for a moment after the last change; until the answer comes, what was found before
 * stays. Values of a patient stand in the body of the request only (D33). Without a line nothing is found: the cart asks again.
 */
export function useFindings(question: FindingsQuestion | null, answered: readonly ShownFinding[]): readonly ShownFinding[] {
  const [findings, setFindings] = useState(answered);
  const asked = question ? JSON.stringify(question) : "";
  useEffect(() => {
    if (asked === "") return;
    const request = new AbortController();
    const timer = setTimeout(() => void ask(asked, request.signal).then((found) => found && setFindings(found)), pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [asked]);
  return asked === "" ? [] : findings;
}

/** What the server finds; null where it cannot be asked, or something else is asked by now. */
async function ask(body: string, signal: AbortSignal): Promise<ShownFinding[] | null> {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  try {
    const answer = await fetch("/products/prescription-findings", { method: "POST", body, headers, redirect: "error", signal });
    const { findings }: { findings: ShownFinding[] | null } = answer.ok ? await answer.json() : { findings: null };
    return signal.aborted ? null : findings;
  } catch {
    return null;
  }
}
