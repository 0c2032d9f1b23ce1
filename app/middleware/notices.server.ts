import { completeNotice, type Notice, type NoticeDraft, withNotice } from "~/domain/notice/notice";
import { sealText, unsealText } from "~/integrations/sealed-text.server";
import { type CookieSettings, portalCookies } from "./portal-cookies.server";

/** Collects the notices of one response and reads those of the previous one. */
export type NoticeBoard = {
  /** Leaves a notice for the next page; it replaces one with the same key (D54). */
  readonly add: (notice: NoticeDraft) => void;
  /** Returns the waiting notices and removes them; they are shown once. */
  readonly take: () => Notice[];
  /** Returns the Set-Cookie header that this response needs, or null. */
  readonly commit: () => Promise<string | null>;
};

/**
 * Opens the notices of a request. The cookie lives as long as the browser window; a notice may name a person, so it is sealed: nothing
 * stored in a browser reveals a name (D31).
 */
export async function openNoticeBoard(cookieHeader: string | null, settings: CookieSettings): Promise<NoticeBoard> {
  const cookie = portalCookies(settings).notices;
  const seal = { secret: settings.secret, purpose: "notices" };
  const stored: unknown = await cookie.parse(cookieHeader);
  const opened = typeof stored === "string" ? unsealText(stored, seal) : null;
  const waiting = opened === null ? [] : (JSON.parse(opened) as Notice[]);
  let notices = waiting;
  let changed = false;
  return {
    add: (notice) => {
      notices = withNotice(notices, completeNotice(notice));
      changed = true;
    },
    take: () => {
      const taken = notices;
      if (taken.length > 0) changed = true;
      notices = [];
      return taken;
    },
    commit: async () => {
      if (!changed) return null;
      return notices.length > 0 ? cookie.serialize(sealText(JSON.stringify(notices), seal)) : cookie.serialize("", { maxAge: 0 });
    },
  };
}
