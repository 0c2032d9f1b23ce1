import type { Eye } from "../order/order-lines";
import type { Token } from "./line-tokens";
import type { LineField } from "./prescription-line";
import { resolvePairs } from "./resolve-pairs";

type EyeToken = Extract<Token, { kind: "eye" }>;

/**
 * Returns the tokens in the order of a plain line: first the eye, then its values. Tables and pairs are read cell by cell, and labels that
 * follow their values are moved before them.
 */
export function arrangeTokens(tokens: readonly Token[]): Token[] {
  return boxesAfterEyes(lastEyeFirst(eyesFirst(joinedEyes(resolvePairs(resolveTables(tokens))))));
}

const isEye = (token: Token): token is EyeToken => token.kind === "eye";
const isCell = ({ kind }: Token) => kind === "number" || kind === "dash" || kind === "plano";

/**
 * Resolves a table, whose columns are in a line of their own: names of values, or the two eyes. Each cell gets the name of its column
 * before it.
 */
function resolveTables(tokens: readonly Token[]): Token[] {
  let columns: LineField[] = [];
  let eyes: EyeToken[] = [];
  const read: Token[] = [];
  for (const line of linesOf(tokens)) {
    const fields = line.flatMap((token) => (token.kind === "field" ? [token.field] : []));
    const sides = line.filter(isEye);
    const cells = line.filter(isCell);
    if (
      cells.length === 0 &&
      (fields.length > 1 || (sides.length === 2 && fields.length === 0 && line.every(({ kind }) => kind === "eye" || kind === "newline")))
    ) {
      columns = fields;
      eyes = fields.length > 1 ? [] : sides;
      continue;
    }
    const [field] = fields;
    if (columns.length > 1 && fields.length === 0 && cells.length === columns.length) read.push(...withColumns(line, columns));
    else if (eyes.length === 2 && fields.length === 1 && field && sides.length === 0 && cells.length === 2) {
      cells.forEach((cell, index) => {
        const eye = eyes[index];
        if (eye) read.push(eye, { kind: "field", field, span: cell.span }, cell);
      });
    } else read.push(...line);
  }
  return read;
}

function withColumns(line: readonly Token[], columns: readonly LineField[]): Token[] {
  let column = 0;
  return line.flatMap((token): Token[] => {
    if (!isCell(token)) return [token];
    const field = columns[column++];
    return token.kind === "dash" || field === undefined ? [] : [{ kind: "field", field, span: token.span }, token];
  });
}

/** Returns the lines, each with its end. */
function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    lines.at(-1)?.push(token);
    if (token.kind === "newline") lines.push([]);
  }
  return lines;
}

/** "R/L", "R and L": joined into one name for both eyes. */
function joinedEyes(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const link = joined.at(-1);
    const before = link && ["slash", "and"].includes(link.kind) ? joined.at(-2) : link;
    if (isEye(token) && before && isEye(before) && before.sides.length === 1 && token.sides[0] !== before.sides[0]) {
      if (before !== link) joined.pop();
      joined.pop();
      const sides: Eye[] = ["right", "left"];
      joined.push({ kind: "eye", sides, span: { from: before.span.from, to: token.span.to } });
    } else joined.push(token);
  }
  return joined;
}

const isPower = (token: Token) => token.kind === "plano" || (token.kind === "number" && token.sign !== null);

/** "-2.25 right, -2.50 left": where values precede the first eye and none follow the last, each eye belongs to what precedes it. */
function eyesFirst(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(isEye);
  const last = tokens.findLastIndex(isEye);
  if (first === -1 || !tokens.slice(0, first).some(isPower) || tokens.slice(last).some(isPower)) return [...tokens];
  const moved: Token[] = [];
  let group: Token[] = [];
  for (const token of tokens) {
    if (isEye(token)) {
      moved.push(token, ...group);
      group = [];
    } else group.push(token);
  }
  return [...moved, ...group];
}

/** "R -3.25, -3.00 L": a last eye without values gets the second of two powers; with an axis these are one lens. */
function lastEyeFirst(tokens: readonly Token[]): Token[] {
  const last = tokens.findLastIndex(isEye);
  const before = tokens.slice(0, last).findLastIndex(isEye);
  const between = tokens.slice(before + 1, last);
  const numbers = between.filter(({ kind }) => kind === "number" || kind === "plano");
  const [, second] = numbers;
  const isAlone = tokens.slice(last + 1).every(({ kind }) => ["comma", "cell", "newline", "other", "lens"].includes(kind));
  const place = second ? tokens.indexOf(second) : -1;
  const isApart = ["comma", "slash", "and", "cell"].includes(tokens[place - 1]?.kind ?? "eye");
  if (before === -1 || !isAlone || numbers.length !== 2 || !numbers.every(isPower) || !isApart) return [...tokens];
  return [...tokens.slice(0, place), ...tokens.slice(last, last + 1), ...tokens.slice(place, last), ...tokens.slice(last + 1)];
}

/**
 * "2 boxes R -2.00, 3 boxes L -2.25", "1 box OD only", "1 box for R and 2 for L": boxes before an eye are moved after it when every eye has
 * them, or when no value follows it.
 */
function boxesAfterEyes(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(isEye);
  const eyes = tokens.filter(isEye);
  const boxes = tokens.filter(({ kind }) => kind === "boxes");
  const firstBoxes = tokens.findIndex(({ kind }) => kind === "boxes");
  const isBefore = firstBoxes !== -1 && firstBoxes < first && boxes.length > 1 && boxes.length === eyes.length;
  const moved: Token[] = [];
  let waiting: Token[] = [];
  tokens.forEach((token, index) => {
    if (token.kind === "boxes" && (isBefore || isBeforeName(tokens, index + 1))) waiting.push(token);
    else if (isEye(token)) {
      moved.push(token, ...waiting);
      waiting = [];
    } else moved.push(token);
  });
  return [...moved, ...waiting];
}

/** Whether an eye without values follows, directly or after a word such as "for". */
function isBeforeName(tokens: readonly Token[], from: number): boolean {
  const at = tokens[from]?.kind === "other" ? from + 1 : from;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex((token) => isEye(token) || token.kind === "boxes");
  return tokens[at]?.kind === "eye" && !rest.slice(0, end === -1 ? rest.length : end).some(isPower);
}
