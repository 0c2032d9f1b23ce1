import { unreadableText } from "~tests/helpers/seeded-texts";

type Way = (string | number)[];

/** The ways to every value in an input that holds no further ones. */
function leavesOf(value: unknown, way: Way = []): Way[] {
  if (value === null || typeof value !== "object") return [way];
  const entries = Array.isArray(value) ? value.map((each, index) => [index, each] as const) : Object.entries(value);
  return entries.flatMap(([key, each]) => leavesOf(each, [...way, key]));
}

/** The same input with another value at one place. */
function replaced(value: unknown, [step, ...further]: Way, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? replaced(each, further, by) : each));
  const record = value as Record<string, unknown>;
  return { ...record, [step]: replaced(record[step], further, by) };
}

const nested = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;

const attacks: ((random: () => number) => unknown)[] = [
  (random) => unreadableText(random),
  () => "x".repeat(9000),
  () => ({ "": { $ne: null } }),
  () => ["' or 1=1 --"],
  () => nested(400),
  () => true,
  () => -1e308,
  () => "00000000-0000-0000-0000-000000000000' --",
  () => ({ toString: "none", constructor: { prototype: 1 } }),
  () => "../../etc/passwd\u0000.jpg",
];

/** A right input made wrong at one place, chosen by the numbers given. */
export function mutated(input: object, random: () => number): object {
  const ways = leavesOf(input);
  const way = ways[Math.floor(random() * ways.length)] ?? [];
  const attack = attacks[Math.floor(random() * attacks.length)];
  return replaced(input, way, attack?.(random)) as object;
}
