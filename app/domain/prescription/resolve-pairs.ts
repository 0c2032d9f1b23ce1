import type { NumberToken, Token } from "./line-tokens";
import type { LineField, Span } from "./prescription-line";

type Value = NumberToken & { span: Span };
/** A value of each eye, next to each other: "sph -3.25/-3.00". `field` is null when no word names it. */
type Pair = { field: LineField | null; values: readonly [Value, Value] };
type Pairs = { pairs: readonly Pair[]; to: number };
/** A pair with its field; unclear where it may as well be one lens. */
type ResolvedPair = Pair & { field: LineField; isUnclear: boolean };

/**
 * Resolves values that are written in pairs, one for each eye: "R/L -3.25/-3.00", "sph -3.25/-3.00 cyl -1.25/-0.75 ax 180/170". Returns
 * them eye by eye, in the order in which the eyes are named; without named eyes they stay without.
 */
export function resolvePairs(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const eyes = eyesAt(tokens, at);
    const found = pairsAt(tokens, at + eyes.length);
    const pairs = namedPairs(tokens, found, eyes);
    if (pairs) {
      const [first, , second] = eyes;
      const named = first && second ? [[first], [second]] : pairs.some(({ isUnclear }) => isUnclear) ? [eyes, []] : [];
      read.push(...[0, 1].flatMap((place) => [...(named[place] ?? []), ...pairs.flatMap((pair) => valueAt(pair, place))]));
      at = found.to;
    } else read.push(...tokens.slice(at, ++at));
  }
  return read;
}

/** Returns the tokens of "R/L" or "R and L" at this position, or of a word for both eyes; none for a single eye. */
function eyesAt(tokens: readonly Token[], at: number): Token[] {
  const [first, link, second] = tokens.slice(at, at + 3);
  if (first?.kind !== "eye") return [];
  if (first.sides.length > 1) return [first];
  const isLinked = link?.kind === "slash" || link?.kind === "and";
  return isLinked && second?.kind === "eye" && second.sides.length === 1 && second.sides[0] !== first.sides[0] ? [first, link, second] : [];
}

function pairsAt(tokens: readonly Token[], from: number): Pairs {
  const pairs: Pair[] = [];
  for (let at = from, to = from; ; ) {
    at = after(tokens, at, ["colon", "comma", "cell"]);
    const name = tokens[at];
    if (name?.kind === "field") at = after(tokens, at + 1, ["colon"]);
    const link = tokens[at + 1]?.kind ?? "other";
    const isLinked = link === "slash" || link === "comma";
    const isBeside = name?.kind === "field" && link === "number";
    const next = isBeside ? at + 1 : at + 2;
    const values = [asValue(tokens[at]), asValue(tokens[next])] as const;
    if (!values[0] || !values[1] || !(isLinked || isBeside) || (name?.kind !== "field" && isMeasure(values[0]))) return { pairs, to };
    at = next + 1;
    to = at;
    pairs.push({ field: name?.kind === "field" ? name.field : null, values: [values[0], values[1]] });
  }
}

/**
 * Returns the pairs with their fields, the power first; null where they are power and cylinder of one lens. Without named eyes every pair
 * must be named, and there must be two. A single pair is unclear after a word for both eyes, and before a number that may be an axis or
 * boxes.
 */
function namedPairs(tokens: readonly Token[], { pairs, to }: Pairs, eyes: readonly Token[]): ResolvedPair[] | null {
  const fields = fieldsOf(pairs);
  if (!fields || (eyes.length === 0 && pairs.length < 2) || (eyes.length < 2 && pairs.length > 1 && pairs[0]?.field === null)) return null;
  const next = pairs.length > 1 ? "nothing" : eyes.length === 1 && following(tokens, to) === "nothing" ? "unclear" : following(tokens, to);
  if (next === "lens" || !fields.includes("power") || new Set(fields).size < fields.length) return null;
  const read = pairs.flatMap(({ values }, index) => {
    const field = fields[index];
    return field ? [{ field, values, isUnclear: next === "unclear" }] : [];
  });
  return read.toSorted((one, other) => Number(other.field === "power") - Number(one.field === "power"));
}

/** Returns the named fields; without names the power alone, or power, cylinder and axis. Null when only some are named. */
function fieldsOf(pairs: readonly Pair[]): LineField[] | null {
  const [power, , axis] = pairs;
  const named = pairs.flatMap(({ field }) => field ?? []);
  if (named.length > 0) return named.length === pairs.length ? named : null;
  if (!power?.values.every(({ sign, size }) => sign !== null || size === 0)) return null;
  if (pairs.length === 1) return ["power"];
  return pairs.length === 3 && axis?.values.every(({ sign, isDecimal }) => sign === null && !isDecimal)
    ? ["power", "cylinder", "axis"]
    : null;
}

/** Says whether a single pair goes on as one lens: "-3.25/-1.25 x 180", "-3.25, -1.25, 180"; after "x 6" it may be either. */
function following(tokens: readonly Token[], from: number): "lens" | "unclear" | "nothing" {
  const at = after(tokens, from, ["comma"]);
  const [next, number] = tokens.slice(at, at + 2);
  if (next?.kind === "times" && number?.kind === "number")
    return number.size > 0 && number.size < 5 ? "nothing" : number.size > 12 || number.size === 0 ? "lens" : "unclear";
  if (next?.kind === "field") return ["cylinder", "axis"].includes(next.field) ? "lens" : "nothing";
  return next && !isMeasure(next) && ["slash", "number", "plano"].includes(next.kind) ? "lens" : "nothing";
}

/** A number with a point and without a sign is a base curve or diameter, whatever stands before it. */
const isMeasure = (token: Token) => token.kind === "number" && token.sign === null && token.isDecimal && token.size > 0;

const valueAt = ({ field, values, isUnclear }: ResolvedPair, place: number): Token[] =>
  values.slice(place, place + 1).flatMap((value): Token[] => {
    const { span } = value;
    return [{ kind: "field", field, span }, value, ...(isUnclear ? [{ kind: "part", span } as const] : [])];
  });

/** Returns a number, or plano as one. */
function asValue(token: Token | undefined): Value | null {
  if (token?.kind === "number") return token;
  const plano = { kind: "number", size: 0, sign: null, signAt: null, isDecimal: true, isUnclear: false } as const;
  return token?.kind === "plano" ? { ...plano, span: token.span } : null;
}

function after(tokens: readonly Token[], from: number, kinds: readonly Token["kind"][]): number {
  const next = tokens.findIndex(({ kind }, index) => index >= from && !kinds.includes(kind));
  return next === -1 ? tokens.length : next;
}
