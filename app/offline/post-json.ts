import { retryUntilAnswered } from "./connection";
import { isUnavailable } from "./unavailable";

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
      return isUnavailable(response.status) ? Number(response.headers.get("Retry-After")) || 0 : response;
    } catch (error) {
      if (signal.aborted) throw error;
      return 0;
    }
  };
  return retryUntilAnswered(attempt, signal);
}
