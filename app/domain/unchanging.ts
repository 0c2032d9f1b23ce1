const marked = new WeakSet<object>();

/**
 * Returns a value that, with all in it, is never changed again, and marks it as such: a page's document is found by a digest of it, which is
 * computed once. For what is made once and shown to many requests.
 */
export function unchanging<Value extends object>(value: Value): Readonly<Value> {
  marked.add(Object.freeze(value));
  return value;
}

/** Whether a value was marked by `unchanging`. */
export const isUnchanging = (value: object): boolean => marked.has(value);
