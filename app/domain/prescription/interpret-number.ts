import { beginSet, type LineReader, leaveOpen, setValues, targetsOf } from "./line-reader";
import type { NumberToken, Token } from "./line-tokens";
import type { LineDoubt, LineField, Span } from "./prescription-line";

type Placed = NumberToken & { span: Span };

/**
 * Interprets a number by its name, form and position; one that these leave open must be asked about, and one that is nothing stays unread.
 */
export function interpretNumber(reader: LineReader, token: Placed, index: number): void {
  const { field, tokens, isTimes } = reader;
  reader.field = null;
  const before = tokens[index - 1];
  const isPlain = !token.isDecimal && token.sign === null;
  if (token.isUnclear || tokens[index + 1]?.kind === "part")
    interpretUnclear(reader, token, field ?? nextField(reader, tokens.slice(0, index)));
  else if (before?.kind === "lens" && isPlain && packSizes.has(token.size)) {
    reader.reading.packSize = token.size;
    reader.reading.used.add(token);
  } else if (field) interpretNamed(reader, token, field);
  else if (isTimes && isPlain) interpretAfterTimes(reader, token);
  else if (token.sign === null && reader.sign === null) interpretUnsigned(reader, token, index);
  else interpretSigned(reader, token, index);
}

const packSizes = new Set([3, 5, 6, 24, 30, 60, 90, 180]);

/** Returns the field of an unnamed number, judged by what precedes it; null when it only ends an unclear number. */
function nextField({ has }: LineReader, earlier: readonly Token[]): LineField | null {
  const [number, comma] = earlier.slice(-2);
  if (comma?.kind === "comma" && number?.kind === "number" && number.isUnclear) return null;
  if (!has.has("power")) return "power";
  return has.has("cylinder") ? "axis" : "cylinder";
}

function interpretUnclear(reader: LineReader, token: Placed, field: LineField | null): void {
  if (field === null) return;
  if (reader.targets.length > 0) leaveOpen(reader, token, [field, "unclear"]);
  reader.has.add(field);
}

function interpretNamed(reader: LineReader, token: Placed, field: LineField): void {
  const { targets, has } = reader;
  if (field === "power" || field === "cylinder") {
    if (targets.length === 0 || (field === "power" && has.has("power"))) beginSet(reader);
    setValues(reader, token, { [field]: { ...signedOf(reader, token), isNamed: true } });
  } else if (field === "axis") setValues(reader, token, { axis: { value: axisOf(token), isNamed: true } });
  else setValues(reader, token, { [field]: { value: token.size, doubt: token.sign === "-" ? "sign" : null, isNamed: true } });
  if (field === "addition") reader.isAdded = true;
}

/** "x 180" after a cylinder is the axis; "x2" after a complete lens are boxes. */
function interpretAfterTimes(reader: LineReader, token: Placed): void {
  const { has } = reader;
  if (has.has("cylinder") && !has.has("axis")) {
    if (token.size > 0 && token.size < 5) leaveOpen(reader, token, ["axis", "missing"]);
    else setValues(reader, token, { axis: { value: axisOf(token) } });
  } else if (token.size <= 12) {
    setValues(reader, token, { quantity: { value: token.size } });
    for (const draft of targetsOf(reader)) draft.boxScope = "each";
  } else if (has.has("power") && !has.has("axis")) leaveOpen(reader, token, ["cylinder", "missing"]);
}

/** A number without a sign: a whole one may be an axis, one with a point a base curve, a diameter or a power without its sign. */
function interpretUnsigned(reader: LineReader, token: Placed, index: number): void {
  if (token.isDecimal) interpretDecimal(reader, token, index);
  else interpretWhole(reader, token, index);
}

/** A whole number after a cylinder is its axis, and 0 after the name of an eye its power. */
function interpretWhole(reader: LineReader, token: Placed, index: number): void {
  const { has, tokens } = reader;
  const before = tokens[index - 1];
  const isListed = before?.kind === "comma" && ["comma", "cell", "newline", undefined].includes(tokens[index + 1]?.kind);
  const follows = isListed || (before !== undefined && ["number", "slash", "cell"].includes(before.kind));
  if (has.has("cylinder") && !has.has("axis") && follows) setValues(reader, token, { axis: { value: axisOf(token) } });
  else if (token.size === 0 && before?.kind === "eye") setValues(reader, token, { power: { value: 0, doubt: "unclear" } });
}

/** A number with a point is a diameter or base curve by its size, otherwise the first of power, cylinder and addition that is missing. */
function interpretDecimal(reader: LineReader, token: Placed, index: number): void {
  const { has, tokens, targets } = reader;
  if (isDiameter(token) && (has.has("baseCurve") || has.has("power"))) setValues(reader, token, { diameter: { value: token.size } });
  else if (isBaseCurve(token, tokens, index)) setValues(reader, token, { baseCurve: { value: token.size } });
  else if (targets.length === 0) return;
  else if (!has.has("power")) setValues(reader, token, { power: signedOf(reader, token) });
  else if (!has.has("cylinder") && (findAxis(tokens, index) || token.size === 0))
    setValues(reader, token, { cylinder: signedOf(reader, token) });
  else if (has.has("axis") && token.size >= 0.75 && token.size <= 3.5) {
    setValues(reader, token, { addition: { value: token.size, doubt: "additionOrCylinder" } });
  }
}

/** Whether a number is a base curve: 7 to under 10 mm, and a diameter follows or it is no quarter of a diopter. */
function isBaseCurve(token: NumberToken, tokens: readonly Token[], index: number): boolean {
  const next = ["slash", "cell"].includes(tokens[index + 1]?.kind ?? "") ? tokens[index + 2] : tokens[index + 1];
  const isBeforeDiameter = next?.kind === "number" && next.isDecimal && next.sign === null && isDiameter(next);
  return token.size >= 7 && token.size < 10 && (isBeforeDiameter || (token.size * 4) % 1 !== 0);
}

/**
 * Interprets a signed number as power, cylinder or addition, in this order. A minus value outside this sequence is a second power and must
 * be asked about.
 */
function interpretSigned(reader: LineReader, token: Placed, index: number): void {
  const { tokens, isMultifocal } = reader;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  const signed = signedOf(reader, token);
  const axisFollows = findAxis(tokens, index);
  if (beginsSet(reader, { isPlus: signed.value > 0, axisFollows, before })) beginSet(reader);
  const { has, targets } = reader;
  const follows = before === undefined || followers.has(before.kind);
  if (!has.has("power")) {
    if (targets.length > 0) setValues(reader, token, { power: signed });
  } else if (!has.has("cylinder") && (axisFollows || (signed.value < 0 && follows))) setValues(reader, token, { cylinder: signed });
  else if (signed.value <= 0) setValues(reader, token, { power: signed });
  // "2 + 2" are boxes of each eye, or anything else.
  else if (token.isDecimal || token.signAt !== "apart") {
    const isSure = isMultifocal || has.has("cylinder") || next?.kind === "design" || (next?.kind === "field" && next.field === "addition");
    setValues(reader, token, { addition: isSure ? signed : { ...signed, doubt: "additionOrCylinder" } });
    reader.isAdded = true;
  }
}

/** Tokens that a cylinder may directly follow. */
const followers = new Set<Token["kind"]>(["number", "plano", "slash", "comma", "cell", "dash", "sign", "unit"]);

/** Whether this number starts another lens, where no eye is named. */
function beginsSet(
  reader: LineReader,
  { isPlus, axisFollows, before }: { isPlus: boolean; axisFollows: boolean; before: Token | undefined },
): boolean {
  const { isLabelled, isMultifocal, has, targets } = reader;
  if (isLabelled) return false;
  if (targets.length === 0) return true;
  const isApart = before !== undefined && ["slash", "newline", "and", "comma", "cell"].includes(before.kind);
  const isWhole = has.has("power") && (has.has("cylinder") || (!axisFollows && isApart));
  return isWhole && !(isPlus && isMultifocal && !axisFollows);
}

/** Returns the number with its sign; without a sign, or with an uncertain one, minus or that sign is only likely. */
function signedOf(reader: LineReader, token: Placed): { value: number; doubt: LineDoubt | null } {
  const sign = reader.sign ?? token.sign;
  if (token.size === 0) return { value: 0, doubt: null };
  const value = sign === "+" ? token.size : -token.size;
  if (sign === null) return { value, doubt: "sign" };
  const before = reader.tokens[reader.tokens.indexOf(token) - 1];
  const isOpen = reader.sign === null && (token.signAt === "behind" || (token.signAt === "apart" && before?.kind === "eye"));
  return { value, doubt: isOpen ? "trailing" : null };
}

const axisOf = ({ size }: Placed) => (size === 0 ? 180 : size);
const isDiameter = ({ size }: NumberToken) => size >= 13 && size <= 15.5;

/** Whether an axis follows this number: "x 180", "@ 180", "/180", "180", "axis 180". */
function findAxis(tokens: readonly Token[], index: number): boolean {
  const first = tokens[index + 1];
  if (first?.kind === "field") return first.field === "axis";
  const at = first && ["times", "slash", "comma", "cell"].includes(first.kind) ? tokens[index + 2] : first;
  return at?.kind === "number" && !at.isDecimal && at.sign === null && (first?.kind !== "times" || at.size === 0 || at.size >= 5);
}
