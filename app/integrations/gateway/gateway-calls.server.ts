import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { ResponseValidationPlugin } from "@orpc/contract/plugins";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { type Contract, contract } from "~/calls/contract";
import { askGateway, type Gateway } from "./ask-gateway.server";

/** Calls below the gateway's path name the function app they are for (D68). */
const functionApps = { gpmaster: "GP_MASTER_FUNCTION_APP", gporders: "GP_ORDERS_FUNCTION_APP" } as const;

/**
 * Returns the calls answered by another machine (GATEWAY_URL): the same contract over HTTP, with the person's session. Defined refusals
 * arrive with the same code, status and data as in this process, so that loaders see no difference.
 */
export function createGatewayCalls(gateway: Gateway): ContractRouterClient<Contract> {
  const link = new OpenAPILink(contract, {
    url: `${gateway.url.replace(/\/+$/, "")}/api`,
    // Instants are sent as texts: the contract turns them into Dates again.
    plugins: [new ResponseValidationPlugin(contract)],
    customErrorResponseBodyDecoder: parseRefusal,
    fetch: (request, init) => askGateway(gateway, asJson(withFunctionApp(request)), init),
  });
  return createORPCClient(link);
}

/** Returns the refusal in a body (D47); the contract's validation decides whether it is a defined one. */
function parseRefusal(body: unknown, { status }: { status: number }) {
  if (typeof body !== "object" || body === null || !("code" in body) || typeof body.code !== "string") return null;
  const { message, data } = body as { message?: unknown; data?: unknown };
  return new ORPCError(body.code, { status, message: String(message), data: data ?? undefined });
}

function withFunctionApp(request: Request): Request {
  const url = new URL(request.url);
  const app = /\/api\/gp\/passthrough\/api\/(gpmaster|gporders)\//.exec(url.pathname)?.[1] as keyof typeof functionApps | undefined;
  if (!app) return request;
  url.searchParams.set("function-app-type", functionApps[app]);
  return new Request(url, request);
}

/** Gives a JSON body to a call whose input is all in its path; the other side accepts API clients only with JSON (D12). */
function asJson(request: Request): Request {
  request.headers.set("Content-Type", "application/json");
  return request;
}
