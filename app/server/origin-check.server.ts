/** The data that the origin check examines. `ownOrigin` is scheme, host and port as the browser sees them. */
export type SentRequest = {
  readonly method: string;
  readonly path: string;
  readonly ownOrigin: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly contentType: string | undefined;
};

/**
 * Whether this request comes from another site (D12). Checked for everything that changes something, and for the call that signs out.
 * Browsers report where a form was sent from; other clients may use the calls with JSON, which no form can send.
 */
export function isCrossSite(request: SentRequest): boolean {
  const path = normalPath(request.path);
  const signsOut = path === unsafeRead;
  if (isSafe(request.method) && !signsOut) return false;
  if (request.secFetchSite !== undefined && request.secFetchSite !== "same-origin") return true;
  if (request.origin !== undefined && request.origin !== request.ownOrigin) return true;
  if (request.secFetchSite !== undefined || request.origin !== undefined) return false;
  if (!path.startsWith("/api/")) return true;
  return !(signsOut && isSafe(request.method)) && !isJson(request.contentType);
}

/** The only GET request that changes something (D11). */
const unsafeRead = "/api/logout";

const isSafe = (method: string) => method === "GET" || method === "HEAD";

const isJson = (contentType: string | undefined) => contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";

/**
 * Returns the path as any part of the portal may interpret it: decoded, lower case, dots resolved, backslashes as slashes, without doubled
 * or trailing slashes, without anything after a semicolon, and without the data suffix.
 */
function normalPath(path: string): string {
  const decoded = decodeURIComponent(path)
    .toLowerCase()
    .replace(/;[^/]*/g, "")
    .replace(/[\\/]+/g, "/");
  const { pathname } = new URL(`http://host${encodeURI(decoded)}`);
  return decodeURIComponent(pathname).replace(/(\/?_?\.data|\/)+$/, "");
}
