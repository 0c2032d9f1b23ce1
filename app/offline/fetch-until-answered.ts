import { retryUntilAnswered } from "./connection";

type Fetch = typeof fetch;

/** What a proxy answers in the place of the portal, and the portal while it cannot reach its data. */
const unavailableStatuses = [502, 503, 504];

/**
 * Asks again until the portal answers, for what React Router asks of the server's pages (`.data`): a request without an answer would
 * take the page away with all that is typed. Forms carry the ids of what they make, so sending one again is safe.
 */
export function fetchUntilAnswered(ask: Fetch): Fetch {
  return async (input, init) => {
    if (!(input instanceof URL && input.pathname.endsWith(".data"))) return ask(input, init);
    const attempt = async () => {
      try {
        const response = await ask(input, init);
        if (!isAnswer(response)) return Number(response.headers.get("Retry-After")) || 0;
        // A connection that breaks off in the midst of an answer fails here, where it is asked for again, and not in the router.
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

/** Data are no document: a page in their place is that of a proxy or of the network's own sign-in. */
function isAnswer({ ok, status, headers }: Response): boolean {
  return !unavailableStatuses.includes(status) && !(ok && headers.get("Content-Type")?.includes("html"));
}
