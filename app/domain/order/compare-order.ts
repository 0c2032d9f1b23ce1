import type { Eye } from "./order-lines";

/** What tells the lens or solution of a line, and the eye that it is for. */
type KeyedLine = { productId: string; eye: Eye | null };

/** A line of the order as it is beside the one that takes its place; null where there is none. */
export type LineDifference<Before, After> = { key: string; before: Before | null; after: After | null };

/**
 * The lines of an order beside those of the one that replaces it, by lens and eye: what takes its place in its order, then what is left
 * out.
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
  const gone = [...old].filter(([key]) => !keys.has(key)).map(([key, line]) => ({ key, before: line, after: null }));
  return [...ordered, ...gone];
}

const keyOf = ({ productId, eye }: KeyedLine) => `${eye ?? ""} ${productId}`;
