/** A form that takes back what a notice tells of. Sent without JavaScript too, so it holds all that the action needs. */
export type UndoForm = { action: string; fields: Record<string, string> };

/** good: done as asked; caution: done or ended otherwise than expected; danger: refused or failed. */
export type NoticeTone = "good" | "caution" | "danger";

/** What a page tells once about the act before it: the key of a text with plain values. */
export type Notice = {
  key: string;
  values?: Record<string, string | number>;
  tone: NoticeTone;
  /** How long it is shown: 3, or 1.5 after a failed sign-in (D37), and 10 while it can be undone. */
  seconds: 1.5 | 3 | 10;
  undo?: UndoForm;
};

/** A notice as whoever tells it writes it: a success of 3 seconds, of 10 with a way back, unless it says otherwise. */
export type NoticeToTell<Undo = UndoForm> = Pick<Notice, "key" | "values"> & Partial<Pick<Notice, "tone" | "seconds">> & { undo?: Undo };

/** More than these are not told at once; the oldest go. */
const mostNotices = 3;

/** The notice with everything that was left out. */
export function completeNotice<Undo, Given extends NoticeToTell<Undo>>(notice: Given): Given & Pick<Notice, "tone" | "seconds"> {
  return { ...notice, tone: notice.tone ?? "good", seconds: notice.seconds ?? (notice.undo === undefined ? 3 : 10) };
}

/** The notices with one more. One of the same key is folded into it (D54): it is told once, as the newest. */
export function withNotice<Each extends { key: string }>(notices: readonly Each[], notice: Each): Each[] {
  return [...notices.filter(({ key }) => key !== notice.key), notice].slice(-mostNotices);
}
