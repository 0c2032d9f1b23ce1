type LocationIds = {
  /** The locations that the person may work in, in their order; at least one. */
  permitted: readonly string[];
  /** Named at the sign-in. */
  chosen: string | undefined;
  /** That of the person's last session. */
  last: string | null;
};

/** Returns the location in which a session begins (D155): the chosen one, else the last used, else the first; null where none is permitted. */
export function startLocation({ permitted, chosen, last }: LocationIds): string | null {
  return [chosen, last].find((id) => id != null && permitted.includes(id)) ?? permitted[0] ?? null;
}
