/**
 * Returns the result that a map has for a key, else computes it and keeps it there. A full map is emptied before another key, so that it
 * stays bounded whatever is asked.
 */
export function remembered<Key, Value>(known: Map<Key, Value>, key: Key, compute: () => Value, max = 2000): Value {
  let value = known.get(key);
  if (value === undefined) {
    if (known.size >= max) known.clear();
    value = compute();
    known.set(key, value);
  }
  return value;
}
