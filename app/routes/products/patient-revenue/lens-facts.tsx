import { safe } from "@orpc/client";
import { sessionContext } from "~/context.server";
import { parseChoice } from "~/domain/lens/parse-choice";
import { currentSessionContext } from "~/middleware/current-session.server";
import type { Route } from "./+types/lens-facts";
import { loadLensFacts } from "./load-lens-facts.server";

/**
 * Returns the stock of the lens in the URL, for a form that changes in the browser; lens values are not personal data (D33). It is called
 * in the background and therefore outside the guard: without a session it returns nothing, and the form stays.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { session } = await context.get(currentSessionContext)();
  if (!session) return { facts: null };
  context.set(sessionContext, session);
  const { series = "", quantity = "1", ...values } = Object.fromEntries(url.searchParams);
  const boxes = Math.min(1000, Math.max(1, Number.parseInt(quantity, 10) || 1));
  const { chosen } = parseChoice(values);
  const [, facts] = await safe(loadLensFacts(context, [{ seriesId: series, chosen, quantity: boxes }]));
  return { facts: facts?.[0] ?? null };
}
