import type { RouterContextProvider } from "react-router";
import type { Answers } from "~/calls/answers";
import { callsContext } from "~/context.server";
import { foundOrNull } from "./found-or-404.server";

type Context = Readonly<RouterContextProvider>;
type Search = Answers["session"]["readSearch"]["search"];

/**
 * Returns the search stored on the server under the random id in a URL, because its words may be a name (D33); an empty one without an id,
 * and for an id that is unknown, another person's or expired.
 */
export async function loadKeptSearch(context: Context, searchId: string | null): Promise<Search> {
  if (!searchId) return {};
  const stored = await foundOrNull(context.get(callsContext).session.readSearch({ searchId }));
  return stored?.search ?? {};
}

/** Returns the words of a stored search; an empty text when there are none. */
export async function loadKeptWords(context: Context, searchId: string | null): Promise<string> {
  const { words = "" } = await loadKeptSearch(context, searchId);
  return words.trim();
}

/** Stores a search on the server and returns its id for the URL (D33). */
export async function keepSearch(context: Context, search: Search): Promise<string> {
  const { searchId } = await context.get(callsContext).session.keepSearch({ search });
  return searchId;
}
