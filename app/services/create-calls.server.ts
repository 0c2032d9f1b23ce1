import type { ContractRouterClient } from "@orpc/contract";
import { createRouterClient } from "@orpc/server";
import type { Contract } from "~/calls/contract";
import type { CallContext } from "./call-context.server";
import { router } from "./router.server";

/** The calls answered in this process, for one request. */
export function createCalls(context: CallContext): ContractRouterClient<Contract> {
  return createRouterClient(router, { context }) as unknown as ContractRouterClient<Contract>;
}
