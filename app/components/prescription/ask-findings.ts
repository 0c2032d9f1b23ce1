import type { ShownFinding } from "~/forms/patient-order/shown-finding";

/** Asks the server for findings; null when it cannot be reached, or a newer question has been asked. */
export async function askFindings(body: string, signal: AbortSignal): Promise<ShownFinding[] | null> {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  try {
    const answer = await fetch("/products/prescription-findings", { method: "POST", body, headers, redirect: "error", signal });
    const { findings }: { findings: ShownFinding[] | null } = answer.ok ? await answer.json() : { findings: null };
    return signal.aborted ? null : findings;
  } catch {
    return null;
  }
}
