import {
  completeNotice,
  isSameNotice,
  type Notice,
  type NoticeDraft,
  type TranslatedNotice,
  type UndoForm,
  withNotice,
} from "~/domain/notice/notice";

/** Undoes what a notice reports: a form to send, or a function of the page. */
export type Undo = UndoForm | (() => void);

/** A notice of the page itself: a text by its key, or ready to show. */
export type PageNotice = NoticeDraft<Undo> & {
  /** Instead of the text of the key, which then only identifies equal notices. */
  title?: string;
  /** A second sentence. */
  detail?: string;
  /** A link, for notices other than successes. */
  link?: { to: string; label: string };
};

export type CurrentNotice = Omit<Notice, "undo"> &
  PageNotice & { id: number; at: number /** Its time is over; its text stays. */; over: boolean };

/** The same notice again within this time is not a new one (D54). */
const sameWithinMs = 500;

let current: readonly CurrentNotice[] = [];
let count = 0;
let fromServer: readonly TranslatedNotice[] = [];
let lastPath = "";
const followers = new Set<() => void>();

/** Adds a notice to those that are shown. */
export function pushNotice(notice: PageNotice): void {
  const at = Date.now();
  const same = current.find((each) => isSameNotice(each, notice));
  const id = same && at - same.at < sameWithinMs ? same.id : ++count;
  // There is one slot for successes: a later one takes it.
  const lasting = current.filter(({ over, tone }) => !over && (tone !== "good" || (notice.tone ?? "good") !== "good"));
  current = withNotice(lasting, { ...completeNotice<Undo, PageNotice>(notice), id, at, over: false });
  tellFollowers();
}

/** Adds the notices of a server response for this page, each response once. */
export function addAnswerNotices(notices: readonly TranslatedNotice[]): void {
  if (notices === fromServer) return;
  fromServer = notices;
  for (const notice of notices) pushNotice(notice);
}

/**
 * Hides the notices of another page, so that they do not cover what the person has opened since; those with an undo or a link keep their
 * time.
 */
export function leavePage(path: string): void {
  if (path === lastPath) return;
  lastPath = path;
  const isExpired = ({ at, undo, link }: CurrentNotice) => Date.now() - at >= sameWithinMs && undo === undefined && link === undefined;
  if (!current.some((notice) => !notice.over && isExpired(notice))) return;
  current = current.map((notice) => (isExpired(notice) ? { ...notice, over: true } : notice));
  tellFollowers();
}

/** Hides a notice; its text stays for assistive technology until the next one. */
export function endNotice(id: number): void {
  current = current.map((notice) => (notice.id === id ? { ...notice, over: true } : notice));
  tellFollowers();
}

export const currentNotices = (): readonly CurrentNotice[] => current;

export function followNotices(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

function tellFollowers(): void {
  for (const follower of followers) follower();
}
