type LocationIds = {
  /** The locations where the person may work, in order; at least one. */
  permitted: readonly string[];
  /** Chosen at sign-in. */
  chosen: string | undefined;
  /** The location of the person's last session. */
  last: string | null;
};

/** Returns the location in which a session begins (D155): the chosen one, else the last used, else the first; null where none is permitted. */
export function startLocation({ permitted, chosen, last }: LocationIds): string | null {
  return [chosen, last].find((id) => id != null && permitted.includes(id)) ?? permitted[0] ?? null;
}
