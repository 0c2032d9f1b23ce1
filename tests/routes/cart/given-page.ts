import type { RouterContextProvider } from "react-router";
import { sessionContext } from "~/context.server";
import type { Language } from "~/domain/language";
import { now, routeArgs } from "~tests/helpers/given";
import type { Shopper } from "~tests/services/cart/given-cart";

type Options = { path?: string; form?: Record<string, string> | [string, string][]; minutes?: number; language?: Language };

/** The arguments of a page's loader or action as the guard leaves them: with the session of the shopper, some minutes later. */
export async function pageArgs(shopper: Pick<Shopper, "token">, { path, form, language, minutes = 0 }: Options = {}) {
  const parts = { now: new Date(now.getTime() + minutes * 60_000) };
  const args = await routeArgs(shopper, { path, form, language, parts });
  args.context.set(sessionContext, await args.calls.session.read());
  return args as typeof args & { params: Record<string, never>; pattern: never; context: RouterContextProvider };
}

/** What an action answered: where it leads, or the refusal with its status. */
export function outcomeOf(answer: unknown): { location: string | null; status: number; data: unknown } {
  if (answer instanceof Response) return { location: answer.headers.get("Location"), status: answer.status, data: null };
  const { data, init } = answer as { data: unknown; init: { status: number } };
  return { location: null, status: init.status, data };
}
