import { createCookie } from "react-router";
import { completeNotice, type Notice, type NoticeToTell, withNotice } from "~/domain/notice/notice";

/** Collects the notices of one answer and reads those that the answer before left. */
export type NoticeBoard = {
  /** Leaves a notice for the next page; one with the same key is folded into it (D54). */
  readonly add: (notice: NoticeToTell) => void;
  /** Takes the notices that wait; they are shown once. */
  readonly take: () => Notice[];
  /** The Set-Cookie header that this answer needs, or null. */
  readonly commit: () => Promise<string | null>;
};

/** Opens the board of a request. The cookie is signed, lives as long as the window and holds keys only. */
export async function openNoticeBoard(
  cookieHeader: string | null,
  { secret, secure }: { secret: string; secure: boolean },
): Promise<NoticeBoard> {
  const cookie = createCookie(secure ? "__Host-notices" : "notices", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    secrets: [secret],
  });
  const stored: unknown = await cookie.parse(cookieHeader);
  const waiting = Array.isArray(stored) ? (stored as Notice[]) : [];
  let kept = waiting;
  let changed = false;
  return {
    add: (notice) => {
      kept = withNotice(kept, completeNotice(notice));
      changed = true;
    },
    take: () => {
      const taken = kept;
      if (taken.length > 0) changed = true;
      kept = [];
      return taken;
    },
    commit: async () => {
      if (!changed) return null;
      return kept.length > 0 ? cookie.serialize(kept) : cookie.serialize("", { maxAge: 0 });
    },
  };
}
