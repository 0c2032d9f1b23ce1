/** How log and metrics name the path of a call (D33). */
export const callsPattern = "api/*";

/** The pages about the calls, which stand below the same path. */
const pagesAboutCalls: readonly string[] = ["/api/docs", "/api/openapi.json"];

/** Whether a path is that of a call over HTTP (D68), also of one that does not exist. The router has no page for it. */
export function isCallPath(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/+$/, "");
  return (plain === "/api" || plain.startsWith("/api/")) && !pagesAboutCalls.includes(plain.replace(/\.data$/, ""));
}
