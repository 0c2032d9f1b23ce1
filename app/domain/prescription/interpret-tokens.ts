import { interpretNumber } from "./interpret-number";
import { beginSet, type LineReader, leaveOpen, lineReader, type Reading, setValues, targetsOf, turnTo } from "./line-reader";
import type { Token } from "./line-tokens";

/** Returns the meaning of tokens, taken in the order of a line. `isMultifocal`: a second plus value is the addition. */
export function interpretTokens(tokens: readonly Token[], isMultifocal: boolean): Reading {
  const reader = lineReader(tokens, isMultifocal);
  for (const [index, token] of tokens.entries()) {
    interpretToken(reader, token, index);
    if (!["number", "addition", "design", "comma", "cell"].includes(token.kind)) reader.isAdded = false;
    if (token.kind !== "comma" && token.kind !== "cell") reader.before = token;
  }
  return reader.reading;
}

function interpretToken(reader: LineReader, token: Token, index: number): void {
  const { has, targets } = reader;
  switch (token.kind) {
    case "eye":
      turnTo(reader, token.sides);
      break;
    case "field":
      reader.field = token.field;
      reader.fieldOfEyes = null;
      break;
    case "sign":
      interpretSign(reader, token, index);
      break;
    case "times":
      reader.isTimes = true;
      break;
    case "plano":
      if (has.has("power")) break;
      if (targets.length === 0) beginSet(reader);
      if (reader.targets.length > 0) setValues(reader, token, { power: { value: 0 } });
      break;
    case "same":
      for (const draft of targets) draft.same = token.span;
      for (const field of ["power", "cylinder", "axis"] as const) has.add(field);
      break;
    case "none":
      if (reader.field === "cylinder") for (const draft of targetsOf(reader)) draft.hasNoCylinder = true;
      break;
    case "noCylinder":
      for (const draft of targetsOf(reader)) draft.hasNoCylinder = true;
      break;
    case "boxes":
      // "OU 6 boxes": six for each eye or for both.
      setValues(reader, token, { quantity: { value: token.count, doubt: targets.length > 1 && token.scope !== "each" ? "total" : null } });
      for (const draft of targetsOf(reader)) draft.boxScope = token.scope;
      break;
    case "supply":
      leaveOpen(reader, token, ["quantity", "supply"]);
      break;
    case "pack":
      reader.reading.packSize = token.count;
      reader.reading.used.add(token);
      break;
    case "number":
      interpretNumber(reader, token, index);
      reader.sign = null;
      reader.isTimes = false;
      break;
    case "newline":
      reader.field = null;
      break;
    default:
      interpretAddition(reader, token, index);
      break;
  }
}

/** "minus" before a number; before a word that may be a number ("minus three") the power stays open. */
function interpretSign(reader: LineReader, token: Extract<Token, { kind: "sign" }>, index: number): void {
  const isWord = reader.tokens[index + 1]?.kind === "other";
  if (isWord && reader.targets.length > 0 && !reader.has.has("power")) leaveOpen(reader, token, ["power", "unclear"]);
  else reader.sign = token.sign;
}

/** "low" and "D" describe the addition only in its position; elsewhere they are ordinary words. */
function interpretAddition(reader: LineReader, token: Token, index: number): void {
  const { before, field } = reader;
  if (token.kind === "design") {
    if ((before?.kind === "number" || before?.kind === "addition") && reader.isAdded)
      setValues(reader, token, { design: { value: token.design } });
  } else if (token.kind === "addition") {
    const next = reader.tokens[index + 1];
    const isBeforeName = next?.kind === "field" && next.field === "addition";
    const isNamed = field === "addition" || isBeforeName;
    if (isNamed || (before && ["number", "field", "colon"].includes(before.kind)))
      setValues(reader, token, { addition: { value: token.word, isNamed } });
    if (field === "addition") reader.field = null;
    reader.isAdded = true;
  }
}
