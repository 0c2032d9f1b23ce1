import { isSupportLocation } from "./directory-words";

/**
 * Returns where a person may work, of the locations that they see (D13): Support is the distributor's (D6), so only operators choose it.
 * People of a practice that has no other location work there.
 */
export function workplacesOf<Location extends { name: string }>(kind: "user" | "operator", seen: readonly Location[]): Location[] {
  const own = kind === "operator" ? [...seen] : seen.filter(({ name }) => !isSupportLocation(name));
  return own.length > 0 ? own : [...seen];
}
