import type { ContractRouterClient } from "@orpc/contract";
import { createRouterClient } from "@orpc/server";
import type { Contract } from "~/calls/contract";
import type { CallContext } from "./call-context.server";
import { refuseMalformed } from "./refuse-malformed.server";
import { router } from "./router.server";

/** What middleware around a call receives: `path` is the call's area and name. */
type HandedCall = { readonly path: readonly string[]; readonly input: unknown; readonly context: CallContext };

/** Middleware around every call: runs it with `next`, and may return or throw something else instead. */
export type Around = <Answer, Handed extends HandedCall>(
  call: Handed & { readonly next: (handed?: Handed) => Promise<Answer> },
) => Promise<Answer>;

/** Returns the calls answered in this process, for one request. */
export function createCalls(context: CallContext, ...around: Around[]): ContractRouterClient<Contract> {
  return createRouterClient(router, { context, interceptors: [...around, refuseMalformed] }) as unknown as ContractRouterClient<Contract>;
}
