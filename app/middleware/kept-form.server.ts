import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";

/**
 * What the person had typed on this page when the session was over, as `[name, value]` pairs in their order; null when nothing is
 * kept (D31). The address names it by a random id that only its owner can read.
 */
export async function readKeptForm({
  url,
  context,
}: {
  url: URL;
  context: Readonly<RouterContextProvider>;
}): Promise<[string, string][] | null> {
  const formId = url.searchParams.get("form");
  if (!formId) return null;
  const [, kept] = await safe(context.get(callsContext).session.readForm({ formId }));
  return kept?.path === url.pathname ? kept.entries : null;
}
