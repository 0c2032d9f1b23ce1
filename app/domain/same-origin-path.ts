/**
 * The path to go back to after a small change of settings, taken from a form or an address: only a path of this origin, without
 * a host in any spelling a browser understands; anything else is the start page.
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
