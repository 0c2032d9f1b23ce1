/**
 * The result of a rule: permitted, or refused with a code and the values that explain it. Codes are stable names shared by calls, forms and
 * translations; a rule never returns a text.
 */
export type Verdict<Values = undefined, Code extends string = string> =
  | { permitted: true }
  | { permitted: false; code: Code; values: Values };

/** The result of a rule that allows what was asked. */
export const permitted = { permitted: true } as const;

/** Returns a refusal: `code` is the reason, `values` are what its text needs. */
export function refused<Code extends string>(code: Code): { permitted: false; code: Code; values: undefined };
export function refused<Code extends string, Values>(code: Code, values: Values): { permitted: false; code: Code; values: Values };
export function refused(code: string, values?: unknown) {
  return { permitted: false, code, values } as const;
}
