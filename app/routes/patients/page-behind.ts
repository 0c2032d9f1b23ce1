type Place = { pathname: string; search: string };

/**
 * The address of the page behind a dialog that is its child route: one step up, with what the page itself was asked for
 * (a kept form, a kept search, a chosen patient). `chosen` replaces or adds to that.
 */
export function pageBehind({ pathname, search }: Place, chosen: Record<string, string> = {}): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(chosen)) query.set(name, value);
  query.delete("index");
  const path = pathname.replace(/\/[^/]+\/?$/, "");
  return query.size > 0 ? `${path}?${query}` : path;
}
