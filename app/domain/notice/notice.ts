/** A form that undoes what a notice reports. It must also work without JavaScript, so it holds all that the action needs. */
export type UndoForm = { action: string; fields: Record<string, string> };

/** good: succeeded; caution: succeeded or ended differently than expected; danger: refused or failed. */
export type NoticeTone = "good" | "caution" | "danger";

/** A message that a page shows once about the action before it: the key of a text with plain values. */
export type Notice = {
  key: string;
  /** What it is about, as a random id: one with the same key about something else stays next to it. */
  about?: string;
  values?: Record<string, string | number>;
  tone: NoticeTone;
  /** How long it is shown: 3 seconds, 1.5 after a failed sign-in (D37), 10 while it can be undone. */
  seconds: 1.5 | 3 | 10;
  undo?: UndoForm;
};

/** A notice with its text in the language of the page. */
export type TranslatedNotice = Omit<Notice, "values"> & { title: string };

/** A notice with defaults left out: a success shown for 3 seconds, or for 10 with an undo. */
export type NoticeDraft<Undo = UndoForm> = Pick<Notice, "key" | "about" | "values"> &
  Partial<Pick<Notice, "tone" | "seconds">> & { undo?: Undo };

/** Maximum number of kinds of notices shown at once; the oldest are dropped. */
const mostNotices = 3;

/** Returns the notice with its defaults filled in. */
export function completeNotice<Undo, Given extends NoticeDraft<Undo>>(notice: Given): Given & Pick<Notice, "tone" | "seconds"> {
  return { ...notice, tone: notice.tone ?? "good", seconds: notice.seconds ?? (notice.undo === undefined ? 3 : 10) };
}

type Identity = Pick<Notice, "key" | "about">;

/** Whether two notices say the same about the same: the later one replaces the other (D54). */
export const isSameNotice = (one: Identity, other: Identity): boolean => one.key === other.key && one.about === other.about;

/** Returns the notices with one more. An older one that says the same is replaced by it (D54). */
export function withNotice<Each extends Identity>(notices: readonly Each[], notice: Each): Each[] {
  const all = [...notices.filter((each) => !isSameNotice(each, notice)), notice];
  const keys = [...new Set(all.map(({ key }) => key).toReversed())].slice(0, mostNotices);
  return all.filter(({ key }) => keys.includes(key));
}
