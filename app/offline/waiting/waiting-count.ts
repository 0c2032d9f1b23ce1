/** Number of entries that wait to be sent, and that need a decision. */
export type WaitingCount = { waiting: number; needing: number };

/** The last known count, kept here so that the bar and the question at sign-out need to load nothing. */
let count: WaitingCount = { waiting: 0, needing: 0 };
const followers = new Set<() => void>();

export const waitingCount = (): WaitingCount => count;

export function notifyWaitingCount(next: WaitingCount): void {
  if (next.waiting === count.waiting && next.needing === count.needing) return;
  count = next;
  for (const changed of followers) changed();
}

/** Calls `changed` whenever the count changes, until the returned function is called. */
export function followWaitingCount(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
