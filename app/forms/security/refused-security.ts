/** A refused form of the page: which one, and why, by field or as a whole. */
export type RefusedSecurity = {
  intent: string;
  at: number;
  /** The reason, when it is none of the fields. */
  code: string | null;
  values?: unknown;
  mistakes: Record<string, string>;
  /** The e-mail that was typed. */
  email?: string;
};

/** Returns the refusal of one form of the page. */
export const refusalOfForm = (refused: RefusedSecurity | undefined, intent: string) => (refused?.intent === intent ? refused : undefined);
