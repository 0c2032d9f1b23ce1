/**
 * Tells the server, from the next request on, that this browser runs scripts (D177). Inlined into the document as text: it references
 * nothing outside itself. Not by the Cookie Store API, which many browsers lack.
 */
export function noteScripts(name: string): void {
  document.cookie = `${name}=on; path=/; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
}
