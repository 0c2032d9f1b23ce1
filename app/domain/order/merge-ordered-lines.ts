import type { OrderedLine } from "./placed-order";

/**
 * Merges ordered lines, right eye first: a line that two transactions deliver (now and later, D24) becomes one, with quantities and amounts
 * added.
 */
export function mergeOrderedLines(parts: readonly { lines: readonly OrderedLine[] }[]): OrderedLine[] {
  const merged = new Map<string, OrderedLine>();
  for (const line of parts.flatMap(({ lines }) => lines)) {
    const earlier = merged.get(line.id);
    merged.set(line.id, earlier ? addLines(earlier, line) : line);
  }
  return [...merged.values()].sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ eye }: OrderedLine) => (eye === "left" ? 1 : 0);

function addLines(one: OrderedLine, other: OrderedLine): OrderedLine {
  return {
    ...one,
    quantity: one.quantity + other.quantity,
    discount: one.discount + other.discount,
    net: one.net + other.net,
  };
}
