import { isUsable, type StoredBy, stateVersion } from "./device-store";

/** The review that was submitted. */
export type Submission = { cartId: string; holdId: string };

const key = "dioptre-submission";

/** Stores in this tab which review a person submitted, until it is answered: ids only (D31). */
export function storeSubmission({ cartId, holdId }: Submission, personId: string, now: Date): void {
  const submission: StoredBy & Submission = { version: stateVersion, personId, savedAtMilliseconds: now.getTime(), cartId, holdId };
  try {
    sessionStorage.setItem(key, JSON.stringify(submission));
  } catch {
    // In a browser that stores nothing, the review is loaded again after a reload.
  }
}

/** Returns the unanswered submission of this person in this tab; null when there is none. */
export function storedSubmission(personId: string, now: Date): Submission | null {
  try {
    const submission: (StoredBy & Submission) | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return submission && isUsable(submission, personId, now) ? { cartId: submission.cartId, holdId: submission.holdId } : null;
  } catch {
    return null;
  }
}

/** Deletes it: when it is answered, when the person leaves, and when the person signs out. */
export function deleteSubmission(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}
