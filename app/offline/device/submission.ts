import { isUsable, type KeptBy, stateVersion } from "./device-store";

/** The review that was submitted. */
export type Submission = { cartId: string; holdId: string };

const key = "dioptre-submission";

/** Keeps in this tab which review a person submitted, until it is answered: ids only (D31). */
export function keepSubmission({ cartId, holdId }: Submission, personId: string, now: Date): void {
  const submission: KeptBy & Submission = { version: stateVersion, personId, savedAtMilliseconds: now.getTime(), cartId, holdId };
  try {
    sessionStorage.setItem(key, JSON.stringify(submission));
  } catch {
    // A browser that keeps nothing: after a reload the review is read again.
  }
}

/** Returns what this person submitted in this tab and was not answered; null when there is no such review. */
export function keptSubmission(personId: string, now: Date): Submission | null {
  try {
    const submission: (KeptBy & Submission) | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return submission && isUsable(submission, personId, now) ? { cartId: submission.cartId, holdId: submission.holdId } : null;
  } catch {
    return null;
  }
}

/** To be called when it is answered, when the person goes elsewhere, and when the person signs out. */
export function forgetSubmission(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}
