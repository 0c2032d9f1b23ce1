import { isUuid } from "~/domain/is-uuid";
import { completeNotice, type Notice, type NoticeDraft, withNotice } from "~/domain/notice/notice";
import { sealText, unsealText } from "~/integrations/sealed-text.server";
import { type CookieSettings, noticesCookie, portalCookies } from "./portal-cookies.server";

/** Collects the notices of one response and reads those of the previous one. */
export type NoticeBoard = {
  /** Leaves a notice for the next page; it replaces one that says the same (D54). */
  readonly add: (notice: NoticeDraft) => void;
  /** Returns the waiting notices and removes them; they are shown once. */
  readonly take: () => Notice[];
  /** Returns the Set-Cookie headers that this response needs. */
  readonly commit: () => Promise<string[]>;
};

/**
 * Opens the notices of a request. The cookie lives as long as the browser window; a notice may name a person, so it is sealed: nothing
 * stored in a browser reveals a name (D31). One about something has a cookie of its own.
 */
export async function openNoticeBoard(cookieHeader: string | null, settings: CookieSettings): Promise<NoticeBoard> {
  const cookie = portalCookies(settings).notices;
  const seal = { secret: settings.secret, purpose: "notices" };
  const sent = [cookie, ...aboutsIn(cookieHeader, cookie.name).map((about) => noticesCookie(settings, about))];
  const opened = await Promise.all(
    sent.map(async (from) => {
      const stored: unknown = await from.parse(cookieHeader);
      const text = typeof stored === "string" ? unsealText(stored, seal) : null;
      return { from, isSent: stored !== null, notices: text === null ? [] : (JSON.parse(text) as Notice[]) };
    }),
  );
  let waiting = opened.flatMap(({ notices }) => notices);
  let added: Notice[] = [];
  let isTaken = false;
  return {
    add: (notice) => {
      added = withNotice(added, completeNotice(notice));
    },
    take: () => {
      const taken = [...waiting, ...added].reduce<Notice[]>(withNotice, []);
      [waiting, added, isTaken] = [[], [], true];
      return taken;
    },
    commit: async () => {
      const own = added.flatMap(({ about }) => about ?? []);
      const isGeneral = ({ about }: Notice) => about === undefined;
      const general = [...waiting, ...added].filter(isGeneral).reduce<Notice[]>(withNotice, []);
      const written = [
        ...(added.some(isGeneral) ? [{ to: cookie, notices: general }] : []),
        ...own.map((about) => ({ to: noticesCookie(settings, about), notices: added.filter((notice) => notice.about === about) })),
      ];
      const names = written.map(({ to }) => to.name);
      const over = opened.filter(({ from, isSent }) => isTaken && isSent && !names.includes(from.name));
      return Promise.all([
        ...written.map(({ to, notices }) => to.serialize(sealText(JSON.stringify(notices), seal))),
        ...over.map(({ from }) => from.serialize("", { maxAge: 0 })),
      ]);
    },
  };
}

/** Maximum number of things that the notices of one page are about. */
const mostAbouts = 12;

/** Returns what the notices in the request are about, apart from those in the common cookie. */
function aboutsIn(cookieHeader: string | null, name: string): string[] {
  const names = (cookieHeader ?? "").split(";").map((pair) => pair.split("=", 1)[0]?.trim() ?? "");
  return names
    .filter((each) => each.startsWith(`${name}-`))
    .map((each) => each.slice(name.length + 1))
    .filter(isUuid)
    .slice(0, mostAbouts);
}
