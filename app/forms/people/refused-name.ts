/** Why one's own name was not saved: what was typed, the mistakes by field, or what is stored by now in the fields that differ. */
export type RefusedName = {
  firstName: string;
  lastName: string;
  /** The version of the name to save on top of. */
  version: string;
  mistakes: Partial<Record<string, string>>;
  meanwhile?: { firstName?: string; lastName?: string };
};
