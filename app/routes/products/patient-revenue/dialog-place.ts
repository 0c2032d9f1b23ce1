type Place = { pathname: string; search: string };

/** Where a dialog of a form leads: the page behind it with what that page was asked for, and a sibling dialog over the same form. */
export function dialogPlace({ pathname, search }: Place, without: readonly string[] = ["eye", "to", "q", "s", "index"]) {
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
