/** Returns the items with the person's pinned ones first, in the order of the pins (D44); the others keep their order. */
export function pinnedFirst<Item extends { id: string }>(items: readonly Item[], pins: readonly string[]): Item[] {
  const pinIndex = ({ id }: Item) => (pins.includes(id) ? pins.indexOf(id) : pins.length);
  return items.toSorted((one, other) => pinIndex(one) - pinIndex(other));
}
