/**
 * Returns the path to return to after a small change of settings, as a form or URL names it. Only a path of this origin is accepted,
 * without a host in any spelling that browsers understand; anything else leads to the start page.
 */
export function sameOriginPath(text: unknown, otherwise = "/"): string {
  if (typeof text !== "string" || !text.startsWith("/")) return otherwise;
  const base = "http://origin.invalid";
  try {
    const url = new URL(text, base);
    return url.origin === base && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}${url.hash}` : otherwise;
  } catch {
    return otherwise;
  }
}
