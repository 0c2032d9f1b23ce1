import { completeNotice, type Notice, type NoticeToTell, type UndoForm, withNotice } from "~/domain/notice/notice";

/** Takes back what a notice tells of: a form to send, or what the page itself does. */
export type Undo = UndoForm | (() => void);

/** What a page tells by itself: a text by its key, or ready to read. */
export type PageNotice = NoticeToTell<Undo> & {
  /** Instead of the text of the key, which then only says which notices are the same. */
  title?: string;
  /** A second sentence. */
  detail?: string;
  /** Where it leads, for what is not told as a success. */
  link?: { to: string; label: string };
};

export type ToldNotice = Omit<Notice, "undo"> &
  PageNotice & { id: number; at: number /** Its time has run out; its text stays. */; over: boolean };

/** The same notice again within this time is no new one (D54). */
const sameWithinMs = 500;

let told: readonly ToldNotice[] = [];
let count = 0;
let fromServer: readonly Notice[] = [];
let lastPath = "";
const followers = new Set<() => void>();

/** Puts a notice among those that are told. */
export function tellNotice(notice: PageNotice): void {
  const at = Date.now();
  const same = told.find(({ key }) => key === notice.key);
  const id = same && at - same.at < sameWithinMs ? same.id : ++count;
  // There is one slot for successes: a later one takes it.
  const lasting = told.filter(({ over, tone }) => !over && (tone !== "good" || (notice.tone ?? "good") !== "good"));
  told = withNotice(lasting, { ...completeNotice<Undo, PageNotice>(notice), id, at, over: false });
  tellFollowers();
}

/** Tells what an answer of the server left for this page, each answer once. */
export function tellAnswer(notices: readonly Notice[]): void {
  if (notices === fromServer) return;
  fromServer = notices;
  for (const notice of notices) tellNotice(notice);
}

/**
 * Takes what was told on another page off the screen, so that it does not cover what the person opened since; what can be undone or
 * leads somewhere keeps its time.
 */
export function leavePage(path: string): void {
  if (path === lastPath) return;
  lastPath = path;
  const isOld = ({ at, undo, link }: ToldNotice) => Date.now() - at >= sameWithinMs && undo === undefined && link === undefined;
  if (!told.some((notice) => !notice.over && isOld(notice))) return;
  told = told.map((notice) => (isOld(notice) ? { ...notice, over: true } : notice));
  tellFollowers();
}

/** Takes a notice off the screen; its text stays for assistive technology until the next one. */
export function endNotice(id: number): void {
  told = told.map((notice) => (notice.id === id ? { ...notice, over: true } : notice));
  tellFollowers();
}

export const toldNotices = (): readonly ToldNotice[] => told;

export function followNotices(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

function tellFollowers(): void {
  for (const follower of followers) follower();
}
