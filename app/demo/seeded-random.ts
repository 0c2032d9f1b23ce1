/** Random numbers that are the same on every machine: the demo data looks natural, and a test can still name every value. */
export type SeededRandom = {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number between two, both included. */
  between: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <Value>(values: readonly Value[]) => Value;
  /** One of the values, at random by weight. */
  weighted: <Value>(values: readonly (readonly [Value, number])[]) => Value;
};

/** Returns a generator for one key (mulberry32 seeded by FNV-1a); another key gives other numbers. */
export function seededRandom(key: string): SeededRandom {
  let state = 0x811c9dc5;
  for (const character of key) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new RangeError("There is nothing to pick from.");
    return value;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick,
    weighted: (values) => {
      let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      const chosen = values.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return chosen ? chosen[0] : pick(values)[0];
    },
  };
}
