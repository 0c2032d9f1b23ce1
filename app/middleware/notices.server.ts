import { createCookie } from "react-router";

/** A notice that the next page shows: a translation key with plain values, and how it is meant. */
export type PendingNotice = {
  key: string;
  values?: Record<string, string | number>;
  tone: "good" | "caution" | "danger";
  seconds: 1.5 | 3;
};

/** Collects the notices of one answer and reads those that the answer before left. */
export type NoticeBoard = {
  readonly add: (notice: Omit<PendingNotice, "tone" | "seconds"> & Partial<Pick<PendingNotice, "tone" | "seconds">>) => void;
  /** Takes the notices that wait; they are shown once. */
  readonly take: () => PendingNotice[];
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
  const waiting = Array.isArray(stored) ? (stored as PendingNotice[]) : [];
  let kept = waiting;
  let changed = false;
  return {
    add: (notice) => {
      kept = [...kept, { tone: "good" as const, seconds: 3 as const, ...notice }].slice(-5);
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
