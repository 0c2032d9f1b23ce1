import type { Scanned } from "~/forms/scan/scanned";
import { retryUntilAnswered } from "~/offline/connection";

/** What a proxy answers in the place of the portal, and the portal while it cannot reach its data. */
const unavailable = [502, 503, 504];
const noCode: Scanned = { code: null, mistake: "noCode", lens: null, solution: null };

/**
 * Looks up a scan as soon as there is a connection. A plain request: it neither reloads the page's data nor leaves the page when it fails.
 */
export async function findScanned(scan: string, signal: AbortSignal): Promise<Scanned | "sessionOver" | "failed"> {
  const attempt = async () => {
    try {
      const response = await fetch("/api/products/scan", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ scan }),
        redirect: "error",
        signal,
      });
      return unavailable.includes(response.status) ? Number(response.headers.get("Retry-After")) || 0 : response;
    } catch (error) {
      if (signal.aborted) throw error;
      return 0;
    }
  };
  const response = await retryUntilAnswered(attempt, signal);
  if (response.ok) return response.json();
  if (response.status === 400) return noCode;
  return response.status === 401 || response.status === 403 ? "sessionOver" : "failed";
}
