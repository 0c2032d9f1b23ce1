import { retryUntilAnswered } from "./connection";

/** The statuses of a proxy in place of the portal, and of the portal while it cannot reach its data. */
const unavailable = [502, 503, 504];

/**
 * Posts to a call of the portal, retrying until it answers. A plain request: it neither reloads the page's data nor leaves the page when it
 * fails. Throws when it is aborted.
 */
export function postJson(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const attempt = async () => {
    try {
      const response = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        redirect: "error",
        signal,
      });
      return unavailable.includes(response.status) ? Number(response.headers.get("Retry-After")) || 0 : response;
    } catch (error) {
      if (signal.aborted) throw error;
      return 0;
    }
  };
  return retryUntilAnswered(attempt, signal);
}
