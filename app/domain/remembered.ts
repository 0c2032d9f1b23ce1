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
  let value = known.get(key);
  if (value === undefined) {
    value = compute();
    known.set(key, value);
  }
  return value;
}

/** Returns the result that is kept for an object and a key, else computes it and keeps it as `remembered` does, in a map of that object. */
export function rememberedIn<Owner extends object, Key, Value>(
  known: WeakMap<Owner, Map<Key, Value>>,
  owner: Owner,
  key: Key,
  compute: () => Value,
  max?: number,
): Value {
  return remembered(mapOf(known, owner), key, compute, max);
}

/** Returns the map that is kept for an object; an empty one the first time. */
export function mapOf<Owner extends object, Key, Value>(known: WeakMap<Owner, Map<Key, Value>>, owner: Owner): Map<Key, Value> {
  return rememberedOf(known, owner, () => new Map<Key, Value>());
}
