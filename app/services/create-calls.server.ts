import type { ContractRouterClient } from "@orpc/contract";
import { createRouterClient } from "@orpc/server";
import type { Contract } from "~/calls/contract";
import type { CallContext } from "./call-context.server";
import { router } from "./router.server";
import { sayMalformed } from "./say-malformed.server";

/** Middleware around every call: runs it with `next`, and may return or throw something else instead. */
type Around = <Answer>(call: { next: () => Promise<Answer> }) => Promise<Answer>;

/** The calls answered in this process, for one request. */
export function createCalls(context: CallContext, ...around: Around[]): ContractRouterClient<Contract> {
  return createRouterClient(router, { context, interceptors: [...around, sayMalformed] }) as unknown as ContractRouterClient<Contract>;
}
