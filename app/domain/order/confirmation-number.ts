import { compactText } from "../direction-marks";
import type { EditionCode } from "../edition";

/**
 * Returns a confirmation number (D24): three letters, the practice's number, a running number of at least six digits, as in
 * ABC-1042-000317. The practice's number makes it unique across practices, the running number within one.
 */
export function confirmationNumber(letters: string, practiceNumber: number, runningNumber: number): string {
  return `${letters}-${practiceNumber}-${String(runningNumber).padStart(6, "0")}`;
}

/** Returns the three letters of a practice: the first of its sub-domain, padded with those of the edition and X. */
export function confirmationLetters(edition: EditionCode, subDomain: string): string {
  const letters = subDomain.toUpperCase().replace(/[^A-Z]/g, "");
  return `${letters}${edition}X`.slice(0, 3);
}

export type ConfirmationParts = { letters: string; practiceNumber: number; runningNumber: number };

/** Returns the running number alone, for speaking: 333 of ABC-1042-000333; the whole text when it is no confirmation number. */
export function shortConfirmationNumber(confirmationNum: string): string {
  const parts = findConfirmationParts(confirmationNum);
  return parts ? String(parts.runningNumber) : confirmationNum;
}

/** Returns the short name of a part: the running number of its order and its position, as in 333-1. */
export function partName({ confirmationNum }: { confirmationNum: string }, transactionSortOrder: number): string {
  return `${shortConfirmationNumber(confirmationNum)}-${transactionSortOrder}`;
}

/** Returns the parts of a confirmation number as typed or read aloud; null when the text is none. */
export function findConfirmationParts(text: string): ConfirmationParts | null {
  const match = /^([A-Z]{3})-?([1-9]\d*)-(\d{6,})$/.exec(compactText(text).toUpperCase());
  return match ? { letters: match[1] ?? "", practiceNumber: Number(match[2]), runningNumber: Number(match[3]) } : null;
}
