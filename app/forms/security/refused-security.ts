/** What an action of the page did not do: which form it was, and why, at its fields or as a whole. */
export type RefusedSecurity = {
  intent: string;
  at: number;
  /** Why, when it was none of the fields. */
  code: string | null;
  values?: unknown;
  mistakes: Record<string, string>;
  /** The e-mail that was typed. */
  email?: string;
};

/** The refusal of one form of the page, and none of the others'. */
export const refusalOfForm = (refused: RefusedSecurity | undefined, intent: string) => (refused?.intent === intent ? refused : undefined);
