import type { Eye } from "./order-lines";

/** What identifies the lens or solution of a line and its eye. */
type KeyedLine = { productId: string; eye: Eye | null };

/** A line of an order and the one that replaces it; null where there is none. */
export type LineDifference<Before, After> = { key: string; before: Before | null; after: After | null };

/**
 * Compares the lines of an order with those of its replacement, by lens and eye: first the lines of the replacement in its order, then the
 * lines that it lacks.
 */
export function compareOrder<Before extends KeyedLine, After extends KeyedLine>(
  before: readonly Before[],
  after: readonly After[],
): LineDifference<Before, After>[] {
  const old = new Map(before.map((line) => [keyOf(line), line]));
  const ordered = after.map((line): LineDifference<Before, After> => {
    const key = keyOf(line);
    return { key, before: old.get(key) ?? null, after: line };
  });
  const keys = new Set(ordered.map(({ key }) => key));
  const removed = [...old].filter(([key]) => !keys.has(key)).map(([key, line]) => ({ key, before: line, after: null }));
  return [...ordered, ...removed];
}

const keyOf = ({ productId, eye }: KeyedLine) => `${eye ?? ""} ${productId}`;
