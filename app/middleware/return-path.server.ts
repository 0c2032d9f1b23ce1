import { createContext } from "react-router";
import { sameOriginPath } from "~/domain/same-origin-path";
import { type CookieSettings, portalCookies } from "./portal-cookies.server";

/** Where a person was going when the session had expired (D10). A path of this host, never one with personal data (D33). */
export type ReturnPath = {
  readonly keep: (path: string) => void;
  /** Returns the stored path and removes it; null when there is none. */
  readonly take: () => string | null;
  /** Returns the Set-Cookie header that this response needs, or null. */
  readonly commit: () => Promise<string | null>;
};

export const returnPathContext = createContext<ReturnPath>();

/** Opens the return path of a request: a signed cookie that lives for half a day. */
export async function openReturnPath(cookieHeader: string | null, settings: CookieSettings): Promise<ReturnPath> {
  const cookie = portalCookies(settings).returnPath;
  const stored: unknown = await cookie.parse(cookieHeader);
  let path = typeof stored === "string" ? sameOriginPath(stored) : null;
  let changed = false;
  return {
    keep: (next) => {
      path = next;
      changed = true;
    },
    take: () => {
      const taken = path;
      changed ||= taken !== null;
      path = null;
      return taken;
    },
    commit: async () => {
      if (!changed) return null;
      return path === null ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize(path);
    },
  };
}
