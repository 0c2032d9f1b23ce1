type PageUrl = { pathname: string; search: string };

/**
 * Returns the URL of the page behind a dialog, its parent route: one step up, with the page's own parameters (a draft, a stored search, a
 * chosen patient). `chosen` replaces or adds parameters.
 */
export function pageBehind({ pathname, search }: PageUrl, chosen: Record<string, string> = {}): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(chosen)) query.set(name, value);
  query.delete("index");
  const path = pathname.replace(/\/[^/]+\/?$/, "");
  return query.size > 0 ? `${path}?${query}` : path;
}
