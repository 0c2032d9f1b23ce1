/** Returns a link for a mail: built from PUBLIC_URL only, never from anything in a request (D9). `path` starts with a slash. */
export function publicLink(publicUrl: string, subDomain: string, path: string): string {
  return `${publicUrl.replace("{subDomain}", subDomain)}${path}`;
}
