import { ORPCError, safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import type { Scanned } from "~/forms/scan/scanned";

/** Returns the result for a code in a URL; a text that no scanner sends is no code. Null without a code. */
export async function loadScan(context: Readonly<RouterContextProvider>, scan: string | null): Promise<Scanned | null> {
  if (!scan?.trim()) return null;
  const [refusal, answer] = await safe(context.get(callsContext).catalogue.findByScan({ scan }));
  if (refusal === null) return answer ?? null;
  if (isMalformed(refusal)) return { code: null, mistake: "noCode", lens: null, solution: null };
  throw refusal;
}

const isMalformed = (refusal: Error) => refusal instanceof ORPCError && refusal.code === "malformed";
