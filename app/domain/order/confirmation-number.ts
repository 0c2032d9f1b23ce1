import { compactText } from "../direction-marks";
import type { EditionCode } from "../edition";

/**
 * A confirmation number (D24): three letters, the practice's own number, a running number of at least six digits, as in
 * ABC-1042-000317. The practice's number makes it unique among practices, the running one within its own.
 */
export function confirmationNumber(letters: string, practiceNumber: number, runningNumber: number): string {
  return `${letters}-${practiceNumber}-${String(runningNumber).padStart(6, "0")}`;
}

/** The three letters of a practice: the first of its sub-domain, filled up with those of the edition and X. */
export function confirmationLetters(edition: EditionCode, subDomain: string): string {
  const letters = subDomain.toUpperCase().replace(/[^A-Z]/g, "");
  return `${letters}${edition}X`.slice(0, 3);
}

export type ConfirmationParts = { letters: string; practiceNumber: number; runningNumber: number };

/** The running number alone, as people say it beside the full one: 333 of ABC-1042-000333; the whole text where it is none. */
export function shortConfirmationNumber(confirmationNum: string): string {
  const parts = findConfirmationParts(confirmationNum);
  return parts ? String(parts.runningNumber) : confirmationNum;
}

/** What a part of an order is called: the short number of the order and the part's place, as in 333-1. */
export function partName({ confirmationNum }: { confirmationNum: string }, transactionSortOrder: number): string {
  return `${shortConfirmationNumber(confirmationNum)}-${transactionSortOrder}`;
}

/** The parts of a confirmation number as it was typed or read out; null when the text is none. */
export function findConfirmationParts(text: string): ConfirmationParts | null {
  const match = /^([A-Z]{3})-?([1-9]\d*)-(\d{6,})$/.exec(compactText(text).toUpperCase());
  return match ? { letters: match[1] ?? "", practiceNumber: Number(match[2]), runningNumber: Number(match[3]) } : null;
}
