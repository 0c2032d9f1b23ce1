import { randomUUID } from "node:crypto";

/** Returns the caller's own id when it is harmless to log and to return (8 to 64 letters, digits, - and _), otherwise a new one. */
export function requestId(offered: string | undefined): string {
  return offered !== undefined && /^[\w-]{8,64}$/.test(offered) ? offered : randomUUID();
}
