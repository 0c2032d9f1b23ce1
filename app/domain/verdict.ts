/**
 * The answer of a rule: permitted, or refused with a code and the values that explain it.
 * Codes are stable names that calls, forms and translations share; a rule never answers with a text.
 */
export type Verdict<Values = undefined, Code extends string = string> =
  | { permitted: true }
  | { permitted: false; code: Code; values: Values };

/** The rule has no objection. */
export const permitted = { permitted: true } as const;

/** The rule objects: `code` names why, `values` hold what a text needs to say it. */
export function refused<Code extends string>(code: Code): { permitted: false; code: Code; values: undefined };
export function refused<Code extends string, Values>(code: Code, values: Values): { permitted: false; code: Code; values: Values };
export function refused(code: string, values?: unknown) {
  return { permitted: false, code, values } as const;
}
