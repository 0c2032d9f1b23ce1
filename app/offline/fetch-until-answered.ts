import { retryUntilAnswered } from "./connection";
import { isUnavailable } from "./unavailable";

type Fetch = typeof fetch;

/**
 * Retries the router's data requests (`.data`) until the portal answers: a failed request would replace the page and everything typed in
 * it. Forms have the ids of what they create, so sending one again is safe.
 */
export function fetchUntilAnswered(ask: Fetch): Fetch {
  return async (input, init) => {
    if (!(input instanceof URL && input.pathname.endsWith(".data"))) return ask(input, init);
    const attempt = async () => {
      try {
        const response = await ask(input, init);
        if (!isAnswer(response)) return Number(response.headers.get("Retry-After")) || 0;
        // A connection that breaks in the middle of a response fails here, where it is retried, and not in the router.
        await response.clone().blob();
        return response;
      } catch (error) {
        if (init?.signal?.aborted) throw error;
        return 0;
      }
    };
    return retryUntilAnswered(attempt, init?.signal);
  };
}

/**
 * Whether this is the portal's response. Data is not a document: a page in its place comes from a proxy or the network's sign-in, and so
 * does a failure without the id that the portal gives every request.
 */
function isAnswer({ ok, status, headers }: Response): boolean {
  const isProxys = status >= 500 ? !headers.has("X-Request-Id") : ok && headers.get("Content-Type")?.includes("html");
  return !isUnavailable(status) && !isProxys;
}
