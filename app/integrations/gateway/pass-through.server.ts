import { z } from "zod";
import { gatewayPath } from "~/calls/base";
import { contract } from "~/calls/contract";
import { id } from "~/calls/shapes/basic-shapes";
import { text } from "~/calls/text";
import type { Gateway } from "./ask-gateway.server";
import { relayCall } from "./relay-call.server";

const methods = { read: "GET", write: "POST", delete: "DELETE" } as const;

/** The input of the generic passthrough (D68): for whom, where, and whether it reads, writes or deletes. `params` become the query. */
const passThroughInput = z.object({
  subDomain: text(63),
  tenantId: id.optional(),
  pid: text(80),
  params: z.record(text(80), z.union([text(400), z.number(), z.boolean()])).default({}),
  body: z.json().optional(),
  operation: z.enum(["read", "write", "delete"]),
});

export type PassThrough = z.infer<typeof passThroughInput>;

type Issue = { path: string[]; code: string };
type Procedure = { "~orpc": { route: { method?: string | undefined; path?: string | undefined } } };

const described = Object.values(contract)
  .flatMap((area) => Object.values(area as unknown as Record<string, Procedure>))
  .flatMap((call) => (call["~orpc"].route.method === "POST" ? (call["~orpc"].route.path ?? []) : []))
  .map((path) => new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}/?$`));

/** Whether this is a call of the generic passthrough: a POST below the gateway's path that the contract does not have. */
export function isPassThrough(method: string, { pathname }: URL): boolean {
  return method === "POST" && pathname.startsWith(`/api${gatewayPath}/`) && !described.some((pattern) => pattern.test(pathname));
}

/** Returns a call of the passthrough; the issues list what is invalid. `pid` is the first part of the path below the gateway's. */
export async function parsePassThrough(request: Request, { pathname }: URL): Promise<{ asked: PassThrough } | { issues: Issue[] }> {
  const body: unknown = await request.json().catch(() => null);
  const { success, data, error } = passThroughInput.safeParse(body);
  if (!success)
    return {
      issues: error.issues.map(({ path, code, message }) => ({ path: path.map(String), code: code === "custom" ? message : code })),
    };
  const [pid] = pathname.slice(`/api${gatewayPath}/`.length).split("/");
  return pid === data.pid ? { asked: data } : { issues: [{ path: ["pid"], code: "otherThanPath" }] };
}

/** Forwards it with the method of its operation. Throws `unavailable` when no response comes. */
export function sendPassThrough(
  gateway: Gateway,
  { params, body, operation }: PassThrough,
  { url, request }: { url: URL; request: Request },
) {
  const target = new URL(url);
  for (const [name, value] of Object.entries(params)) target.searchParams.set(name, String(value));
  const method = methods[operation];
  const { headers, signal } = request;
  const sent = new Request(target, { method, headers, signal, body: method === "POST" ? JSON.stringify(body ?? {}) : null });
  return relayCall(gateway, sent, target);
}
