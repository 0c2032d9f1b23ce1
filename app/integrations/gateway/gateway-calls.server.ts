import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { ResponseValidationPlugin } from "@orpc/contract/plugins";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { type Contract, contract } from "~/calls/contract";
import { askGateway, type Gateway } from "./ask-gateway.server";

/** Calls that are below the gateway's path say which function app they are for (D68). */
const functionApps = { gpmaster: "GP_MASTER_FUNCTION_APP", gporders: "GP_ORDERS_FUNCTION_APP" } as const;

/**
 * The calls answered by another machine (GATEWAY_URL): the same contract over HTTP, with the person's session. Defined refusals
 * arrive with the same code, status and data as in this process, so that loaders cannot tell.
 */
export function createGatewayCalls(gateway: Gateway): ContractRouterClient<Contract> {
  const link = new OpenAPILink(contract, {
    url: `${gateway.url.replace(/\/+$/, "")}/api`,
    // Instants travel as texts: the contract turns them into Dates again.
    plugins: [new ResponseValidationPlugin(contract)],
    customErrorResponseBodyDecoder: readRefusal,
    fetch: (request, init) => askGateway(gateway, asJson(withFunctionApp(request)), init),
  });
  return createORPCClient(link);
}

/** A refusal as it travels (D47); which ones the contract defines is found out by its validation. */
function readRefusal(body: unknown, { status }: { status: number }) {
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

/** A call whose input is all in its path has no body; only as JSON does the other side take it from a program (D12). */
function asJson(request: Request): Request {
  request.headers.set("Content-Type", "application/json");
  return request;
}
