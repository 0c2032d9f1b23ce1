import { fetchWhole, hasRequestId } from "./fetch-whole";

type Fetch = typeof fetch;

/**
 * Retries the router's data requests (`.data`) until the portal answers: a failed request would replace the page and everything typed in
 * it. Forms have the ids of what they create, so sending one again is safe.
 */
export function fetchUntilAnswered(ask: Fetch): Fetch {
  return async (input, init) => {
    if (!(input instanceof URL && input.pathname.endsWith(".data"))) return ask(input, init);
    return fetchWhole(() => ask(input, init), { isFinal: isOwnLimit, signal: init?.signal });
  };
}

/** Whether the portal itself refuses too many tries, of a password or a key: the page says so. */
const isOwnLimit = (response: Response) => response.status === 429 && hasRequestId(response);
