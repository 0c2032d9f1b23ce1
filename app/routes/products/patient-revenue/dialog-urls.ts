type PageUrl = { pathname: string; search: string };

/** Returns the URLs of a form's dialogs: of the page behind them with its parameters, and of a sibling dialog over the same form. */
export function dialogUrls({ pathname, search }: PageUrl, without: readonly string[] = ["eye", "to", "q", "s", "index"]) {
  const query = new URLSearchParams(search);
  for (const name of without) query.delete(name);
  const base = pathname.replace(/\/[^/]+\/?$/, "");
  const at = (path: string, more: Record<string, string> = {}) => {
    const asked = new URLSearchParams([...query, ...Object.entries(more)]);
    return asked.size > 0 ? `${path}?${asked}` : path;
  };
  return {
    behind: at(base),
    behindWith: (name: string, value: string) => {
      query.delete(name);
      return at(base, { [name]: value });
    },
    sibling: (dialog: string, more: Record<string, string> = {}) => at(`${base}/${dialog}`, more),
  };
}
