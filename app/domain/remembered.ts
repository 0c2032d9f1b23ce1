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

/** Returns the result that is kept for an object, else computes it and keeps it for as long as there is the object. */
export function rememberedOf<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, compute: () => Value): Value {
  const value = known.get(key) ?? compute();
  known.set(key, value);
  return value;
}
