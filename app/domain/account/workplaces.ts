import { isSupportLocation } from "./directory-words";

/**
 * Returns the locations where a person may work, out of those that they can see (D13). Support belongs to the distributor (D6), so only
 * operators can choose it, and people of a practice that has no other location.
 */
export function workplacesOf<Location extends { name: string }>(kind: "user" | "operator", seen: readonly Location[]): Location[] {
  const own = kind === "operator" ? [...seen] : seen.filter(({ name }) => !isSupportLocation(name));
  return own.length > 0 ? own : [...seen];
}
