import { retryUntilAnswered } from "./connection";
import { isWorthRetrying, retryAfterSeconds } from "./worth-retrying";

type Asked = {
  /** Whether a response that is worth another try is still the answer; none by default. */
  isFinal?: (response: Response) => boolean;
  signal: AbortSignal | null | undefined;
};

/**
 * Calls `ask` until the portal answers with data, and returns the response once all of it has arrived. Throws when it is aborted. A
 * connection that breaks in the middle of a response fails here, where it is retried, and not where its body is used.
 */
export function fetchWhole(ask: () => Promise<Response>, { isFinal = () => false, signal }: Asked): Promise<Response> {
  const attempt = async () => {
    try {
      const response = await ask();
      const isRetried = isWorthRetrying(response.status) && !isFinal(response);
      if (isRetried || !isPortals(response)) return retryAfterSeconds(response);
      await response.clone().blob();
      return response;
    } catch (error) {
      if (signal?.aborted) throw error;
      return 0;
    }
  };
  return retryUntilAnswered(attempt, signal);
}

/** Whether the portal gave this response: every one has the id of its request. */
export const hasRequestId = ({ headers }: Response): boolean => headers.has("X-Request-Id");

/**
 * Whether this may be the portal's response. Data is not a document: a page in its place comes from a proxy or the network's sign-in, and
 * so does a failure without the id of its request.
 */
function isPortals(response: Response): boolean {
  if (response.status >= 500) return hasRequestId(response);
  return !(response.ok && response.headers.get("Content-Type")?.includes("html"));
}
