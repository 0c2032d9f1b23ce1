import { fetchWhole } from "./fetch-whole";

/**
 * Posts to a call of the portal, retrying until it answers. A plain request: it neither reloads the page's data nor leaves the page when it
 * fails. Throws when it is aborted.
 */
export function postJson(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  const init: RequestInit = { method: "POST", headers, body: JSON.stringify(body), redirect: "error", signal };
  return fetchWhole(() => fetch(path, init), { signal });
}
