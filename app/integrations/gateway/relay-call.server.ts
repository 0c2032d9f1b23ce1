import { askGateway, type Gateway } from "./ask-gateway.server";

/** The headers of a call and of its response that are forwarded; all others belong to one connection. */
const askedHeaders = ["content-type", "accept", "accept-language", "authorization"];
const answeredHeaders = ["content-type", "content-disposition", "cache-control", "retry-after"];

/**
 * Forwards a call over HTTP unchanged and returns the remote portal's response, so that integrations may use either URL, also for paths of
 * the gateway outside the contract (D68: the generic passthrough). Throws `unavailable` when no response comes.
 */
export async function relayCall(gateway: Gateway, request: Request, url: URL): Promise<Response> {
  const body = request.method === "GET" || request.method === "HEAD" ? null : await request.arrayBuffer();
  const target = new URL(gateway.url.replace(/\/+$/, "") + url.pathname + url.search);
  const headers = pick(request.headers, askedHeaders);
  const answer = await askGateway(gateway, new Request(target, { method: request.method, headers, body, signal: request.signal }));
  return new Response(answer.body, { status: answer.status, headers: pick(answer.headers, answeredHeaders) });
}

const pick = (headers: Headers, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
