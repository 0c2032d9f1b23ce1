/** A link for a mail: built from PUBLIC_URL alone, never from what a caller says (D9). `path` begins with a slash. */
export function publicLink(publicUrl: string, subDomain: string, path: string): string {
  return `${publicUrl.replace("{subDomain}", subDomain)}${path}`;
}
