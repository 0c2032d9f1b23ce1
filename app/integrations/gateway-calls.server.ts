import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { ResponseValidationPlugin } from "@orpc/contract/plugins";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { type Contract, contract } from "~/calls/contract";

/** How the session of the remote portal travels through this one: its cookie's value is the token that this portal keeps. */
type RemoteSession = {
  readonly token: string | null;
  readonly device: string | null;
  begin: (token: string) => void;
  end: () => void;
  rememberDevice: (device: string) => void;
};

/** Calls that lie below the gateway's path say which function app they are for (spec section 7). */
const functionApps = { gpmaster: "GP_MASTER_FUNCTION_APP", gporders: "GP_ORDERS_FUNCTION_APP" } as const;

/**
 * The calls answered by another machine (GATEWAY_URL): the same contract over HTTP, with the person's session. Defined refusals
 * arrive with the same code, status and data as in this process, so that loaders cannot tell.
 */
export function createGatewayCalls(gatewayUrl: string, session: RemoteSession): ContractRouterClient<Contract> {
  const link = new OpenAPILink(contract, {
    url: `${gatewayUrl.replace(/\/+$/, "")}/api`,
    // Instants travel as texts: the contract turns them into Dates again.
    plugins: [new ResponseValidationPlugin(contract)],
    headers: () => ({ Cookie: cookiesOf(session) }),
    fetch: async (request, init) => {
      const response = await fetch(asJson(withFunctionApp(request)), init);
      for (const header of response.headers.getSetCookie()) takeCookie(header, session);
      return response;
    },
  });
  return createORPCClient(link);
}

function withFunctionApp(request: Request): Request {
  const url = new URL(request.url);
  const app = /\/api\/gp\/passthrough\/api\/(gpmaster|gporders)\//.exec(url.pathname)?.[1] as keyof typeof functionApps | undefined;
  if (!app) return request;
  url.searchParams.set("function-app-type", functionApps[app]);
  return new Request(url, request);
}

/** A call whose input is all in its path has no body; only as JSON does the other side take it from a program (D12). */
function asJson(request: Request): Request {
  request.headers.set("Content-Type", "application/json");
  return request;
}

function cookiesOf({ token, device }: RemoteSession): string {
  return [token && `session=${token}`, device && `device=${device}`].filter(Boolean).join("; ");
}

/** Takes over what the remote portal sets: name and value stand before the first semicolon, an ended session has no value. */
function takeCookie(header: string, session: RemoteSession): void {
  const [, name, value] = /^(?:__Host-)?([^=;]+)=([^;]*)/.exec(header) ?? [];
  if (name === "session") value ? session.begin(value) : session.end();
  if (name === "device" && value) session.rememberDevice(value);
}
