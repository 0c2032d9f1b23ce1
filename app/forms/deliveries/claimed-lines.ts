import type { Answers } from "~/calls/answers";
import { parseWholeNumber } from "~/domain/whole-number";

export type LackingLine = Answers["deliveries"]["read"]["lacking"][number];

/** Returns the key of a line of a part in the names of its fields. */
export const lineKey = ({ transactionId, lineId }: Pick<LackingLine, "transactionId" | "lineId">) => `${transactionId}.${lineId}`;

export const tickField = "claim";
export const quantityField = (key: string) => `quantity.${key}`;
export const requestField = (key: string) => `request.${key}`;

/** What was selected and typed, to show it again; `mistakes` by line, or `nothingTicked` for the whole. */
export type TypedClaims = {
  ticked: string[];
  quantities: Record<string, string>;
  message: string;
  mistakes: Record<string, number>;
  isNothingTicked: boolean;
};

type Claim = { requestId: string; orderId: string; transactionId: string; lineId: string; quantity: number };

/** Whether a form repeats claims that were made already. */
export function wereClaimed(form: FormData, claims: readonly { id: string }[]): boolean {
  const sent = form.getAll(tickField).map((key) => form.get(requestField(String(key))));
  return sent.length > 0 && sent.every((requestId) => claims.some(({ id }) => id === requestId));
}

type Ticked = { form: FormData; quantities: Record<string, string>; message: string };

/** Returns the claims in a form about lines with missing boxes, and what was typed by line; a quantity is at most what is missing. */
export function parseClaims(
  { form, quantities, message }: Ticked,
  lacking: readonly LackingLine[],
): { typed: TypedClaims; claims: Claim[] } {
  const ticked = new Set(form.getAll(tickField).map(String));
  const chosen = lacking.map((line) => ({ line, key: lineKey(line) })).filter(({ key }) => ticked.has(key));
  const wrong = chosen.filter(({ line, key }) => claimedQuantity(quantities[key], line.missing) === null);
  const typed = {
    ...{ ticked: [...ticked], quantities, message, isNothingTicked: chosen.length === 0 },
    mistakes: Object.fromEntries(wrong.map(({ line, key }) => [key, line.missing])),
  };
  const claims = chosen.map(({ line: { orderId, transactionId, lineId, missing }, key }) => ({
    ...{ requestId: String(form.get(requestField(key))), orderId, transactionId, lineId },
    quantity: claimedQuantity(quantities[key], missing) ?? 0,
  }));
  return { typed, claims };
}

/** Returns the typed number of boxes; null when it is none from 1 to `missing`. */
const claimedQuantity = (typed: string | undefined, missing: number) => parseWholeNumber(typed ?? "", missing) || null;
