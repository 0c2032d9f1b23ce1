import { isSupportLocation } from "./directory-words";
import { canOperate } from "./permissions";
import type { Role } from "./roles";

type Named = { _id: string; name: string };

/**
 * Returns the mistakes in the names that a change gives to locations of a practice, by field (`locations.0.name`). `stored` are all its
 * locations as they are. A practice whose locations are all named Support has none where its people work, so nobody could sign in to it
 * (D97). Support belongs to the distributor, so only operators may give that name to a location or take it away (D13).
 */
export function findSupportMistakes(
  { stored, sent }: { stored: readonly Named[]; sent: readonly Named[] },
  person: { role: Role },
): Record<string, string> {
  const names = new Map([...stored, ...sent].map(({ _id, name }) => [_id, name]));
  if ([...names.values()].every(isSupportLocation)) return mistakesAt(sent, ({ name }) => isSupportLocation(name), "onlySupport");
  if (canOperate(person)) return {};
  const before = new Map(stored.map(({ _id, name }) => [_id, isSupportLocation(name)]));
  return mistakesAt(sent, ({ _id, name }) => before.get(_id) !== isSupportLocation(name), "supportName");
}

function mistakesAt(sent: readonly Named[], isMistaken: (location: Named) => boolean, code: string): Record<string, string> {
  return Object.fromEntries(sent.flatMap((location, index) => (isMistaken(location) ? [[`locations.${index}.name`, code]] : [])));
}
