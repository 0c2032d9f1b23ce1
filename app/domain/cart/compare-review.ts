import type { CalendarDay } from "../edition";

/**
 * A line as a review shows it; plain data, stored with the hold. `amount` is the price after discount; `now` and `later` are the boxes that
 * leave at once and later; `nowDay` is the last day of delivery of what leaves at once, `promisedDay` that of the last box; `promotional`:
 * the order is made from a running promotion (D74). `nowDay` and `promotional` are missing in reviews stored before they were compared.
 */
export type ShownLine = {
  preorderId: string;
  lineId: string;
  quantity: number;
  amount: number;
  orderable: boolean;
  promotional?: boolean;
  now: number;
  later: number;
  nowDay?: CalendarDay | null;
  promisedDay: CalendarDay | null;
};

/** The lines of a review, compared again at submission (D25). */
export type ShownReview = { lines: ShownLine[] };

/** The review of a hold, with the session in which it began; missing in reviews stored before this was recorded. */
export type HeldReview = ShownReview & { sessionId?: string };

export type ReviewChangeKind =
  | "dearer"
  | "cheaper"
  | "promotionEnded"
  | "unavailable"
  | "later"
  | "split"
  | "added"
  | "removed"
  | "changed";

/**
 * One difference; before and after are amounts (dearer, cheaper), days (later), boxes sent later (split), null (promotionEnded) or
 * quantities.
 */
export type ReviewChange = {
  kind: ReviewChangeKind;
  preorderId: string;
  lineId: string;
  before: number | CalendarDay | null;
  after: number | CalendarDay | null;
};

/** Returns every difference between what was shown and the present state; improvements are left out, except a lower price. */
export function compareReview(shown: ShownReview, present: ShownReview): ReviewChange[] {
  const presentById = new Map(present.lines.map((line) => [line.lineId, line]));
  const shownIds = new Set(shown.lines.map((line) => line.lineId));
  const known = shown.lines.flatMap((line) => compareLine(line, presentById.get(line.lineId)));
  const added = present.lines
    .filter((line) => !shownIds.has(line.lineId))
    .map((line) => change("added", line, { before: 0, after: line.quantity }));
  return [...known, ...added];
}

function compareLine(shown: ShownLine, present: ShownLine | undefined): ReviewChange[] {
  if (!present) return [change("removed", shown, { before: shown.quantity, after: 0 })];
  if (shown.orderable && !present.orderable) return [change("unavailable", shown, { before: shown.quantity, after: 0 })];
  if (present.quantity !== shown.quantity) return [change("changed", shown, { before: shown.quantity, after: present.quantity })];
  const changes: ReviewChange[] = [];
  if (present.amount > shown.amount) changes.push(change("dearer", shown, { before: shown.amount, after: present.amount }));
  if (present.amount < shown.amount) changes.push(change("cheaper", shown, { before: shown.amount, after: present.amount }));
  if (shown.promotional && !present.promotional) changes.push(change("promotionEnded", shown, { before: null, after: null }));
  const days = { before: shown.promisedDay, after: present.promisedDay };
  const nowDays = { before: shown.nowDay ?? null, after: present.nowDay ?? null };
  const isSameChange = nowDays.before === days.before && nowDays.after === days.after;
  // What no longer leaves at once has no day of its own: the split says so.
  if (nowDays.after !== null && isLater(nowDays) && !isSameChange) changes.push(change("later", shown, nowDays));
  if (isLater(days)) changes.push(change("later", shown, days));
  if (present.later > shown.later) changes.push(change("split", shown, { before: shown.later, after: present.later }));
  return changes;
}

/** Whether the present day is later; a day that is no longer known counts as later than any day. */
function isLater({ before, after }: Record<"before" | "after", CalendarDay | null>): boolean {
  return before !== null && (after === null || after > before);
}

function change(
  kind: ReviewChangeKind,
  line: ShownLine,
  { before, after }: { before: ReviewChange["before"]; after: ReviewChange["after"] },
): ReviewChange {
  return { kind, preorderId: line.preorderId, lineId: line.lineId, before, after };
}
