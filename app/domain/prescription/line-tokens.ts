import { findNoise } from "./find-noise";
import type { LensWords } from "./lens-words";
import { parseWord, type WordMeaning } from "./parse-word";
import type { Span } from "./prescription-line";

/** A number as written: its magnitude, its sign, and how certain the sign is. */
export type NumberToken = {
  kind: "number";
  size: number;
  sign: "+" | "-" | null;
  /** Position of the sign: directly before the number, before it with a space between, or after it. */
  signAt: "before" | "apart" | "behind" | null;
  /** Whether it has a decimal point, or is in hundredths ("-325"); otherwise it is a whole number. */
  isDecimal: boolean;
  /** Whether other characters touch it ("18O", "3..25", "--3") or a fraction follows ("3 1/4"). */
  isUnclear: boolean;
};

/** A token of the text; `span` counts in the plain text (`lineText`). */
export type Token = (
  | WordMeaning
  | NumberToken
  | { kind: "lens"; word: string }
  | { kind: "times" | "newline" | "slash" | "and" | "comma" | "cell" | "colon" | "dash" | "noise" | "other" }
) & { span: Span };

const number = /([+-])?(?:(\d{1,3})[.,](\d{1,2})0?|[.,](\d{1,2})|(\d+))(?![.,]?\d)/y;
const apart = /([+-]) +(?=[.,]?\d)/y;
const marks: Record<string, "times" | "newline" | "slash" | "and" | "comma" | "cell" | "colon" | "dash"> = {
  ...{ "*": "times", "@": "times", "\n": "newline", "/": "slash", "&": "and", "+": "and", "-": "dash" },
  ...{ ",": "comma", ".": "comma", "、": "comma", "。": "comma" },
  ...{ ";": "cell", "|": "cell", "(": "cell", ")": "cell", "[": "cell", "]": "cell", "{": "cell", "}": "cell", '"': "cell" },
  ...{ ":": "colon", "=": "colon" },
};

/** The Hebrew prefixes for "and", "to" and "in" before a digit, with the joining hyphen. */
const joined = /(?<!\p{L})[ולבהמכש]-(?=\d)/uy;

/** Returns the tokens of a plain text, in order; spaces are left out. */
export function lineTokens(text: string, lens: LensWords): Token[] {
  const noise = findNoise(text);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const masked = noise.find(({ from, to }) => from <= at && at < to);
    const read = masked ? { kind: "noise" as const, span: { from: at, to: masked.to } } : parseToken(text, at, lens);
    const token = read && asRead(read, { text, before: tokens.at(-1), noise });
    if (token) tokens.push(token);
    at = token ? token.span.to : at + 1;
  }
  return tokens.reduce(withSignBehind, []);
}

/** "3.25 minus": a sign in words that no number follows belongs to the one before it, and is as uncertain as in "3.25-". */
function withSignBehind(read: Token[], token: Token, index: number, tokens: readonly Token[]): Token[] {
  const before = read.at(-1);
  const isBehind = token.kind === "sign" && !["number", "other", "plano", "dash"].includes(tokens[index + 1]?.kind ?? "newline");
  if (!isBehind || before?.kind !== "number" || before.sign !== null) return [...read, token];
  const { sign } = token;
  return [...read.slice(0, -1), { ...before, sign, signAt: "behind", span: { from: before.span.from, to: token.span.to } }];
}

/** No value or axis is larger, even a mistyped one. */
const largest = 400;

/** Drops a number that belongs to something else: after letters that are no known word ("E-20418"), or in a telephone number or date. */
function asRead(token: Token, { text, before, noise }: { text: string; before: Token | undefined; noise: readonly Span[] }): Token {
  if (token.kind !== "number") return token;
  const { from, to } = token.span;
  const isWithin = noise.some((span) => span.from < to && from < span.to);
  const isAfterLetters = before?.kind === "other" && before.span.to === from && /[a-z#]/.test(text.charAt(from - 1));
  return isWithin || isAfterLetters || token.size > largest ? { kind: "other", span: { from, to: isWithin ? from + 1 : to } } : token;
}

function parseToken(text: string, at: number, lens: LensWords): Token | null {
  const character = text.charAt(at);
  if (character === " ") return null;
  const named = lens.find(text, at);
  if (named) return { kind: "lens", word: named.word, span: { from: at, to: named.to } };
  const word = parseWord(text, at);
  if (word) return { ...word.meaning, span: { from: at, to: word.to } };
  const read = parseNumber(text, at);
  if (read) return read;
  if (character === "x" && !/[a-z]/.test(text.charAt(at - 1)) && !/[a-z]/.test(text.charAt(at + 1)))
    return { kind: "times", span: { from: at, to: at + 1 } };
  joined.lastIndex = at;
  if (joined.test(text)) return { kind: "and", span: { from: at, to: at + 2 } };
  const mark = marks[character];
  if (mark) return { kind: mark, span: { from: at, to: at + 1 } };
  const [rest = character] = /^(?:\p{sc=Hang}|\p{sc=Han}|[\p{sc=Hira}\p{sc=Kana}ー]|\p{L}[\p{L}\p{M}'"]*|.)/su.exec(text.slice(at)) ?? [];
  const isAnd = /^(?:and|ו|및|と|와|과)$/.test(rest);
  return { kind: isAnd ? "and" : "other", span: { from: at, to: at + rest.length } };
}

/** Whether a digit is within a word, as in "b2b". */
const isWithinWord = (text: string, at: number) =>
  /[a-z]/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at)) && /[a-z]\d+[a-z]/.test(text.slice(at - 1, at + 4));

/** Whether a number follows another point or sign directly, so that it may be the rest of something else. */
const isTouchedBefore = (text: string, at: number) =>
  /[.,]/.test(text.charAt(at - 1))
    ? /\d/.test(text.charAt(at - 2)) || /[.,]/.test(text.charAt(at - 2))
    : /[+-]/.test(text.charAt(at - 1)) || text.slice(Math.max(0, at - 2), at) === "+/";

/** Whether what follows a number may belong to it: a second point, a letter o for a zero, a fraction. */
const isTouchedBehind = (text: string, at: number) => /^(?:[.,]{2}|o(?![a-z])|[\u00bc-\u00be]| ?[13] ?\/ ?[24](?!\d))/.test(text.slice(at));

/** Whether a signed number was written without its point, as -275 for -2.75. */
const isPointless = (digits: string) => /^0?\d{3,4}$/.test(digits) && Number(digits) % 25 === 0;

function parseNumber(text: string, at: number): Token | null {
  if (isWithinWord(text, at)) return null;
  apart.lastIndex = at;
  const sign = apart.exec(text);
  number.lastIndex = sign ? at + sign[0].length : at;
  const match = number.exec(text);
  if (!match) return null;
  const [whole, before, units, decimals, point, digits] = match;
  if (sign && (before || parseWord(text, apart.lastIndex))) return null;
  const end = number.lastIndex;
  const trailingSign = !before && !sign && /^[+-](?=$|[\s,;.)\p{L}])(?! ?\d)/u.exec(text.slice(end));
  const span = { from: at, to: end + (trailingSign ? 1 : 0) };
  const written = before ?? sign?.[1] ?? (trailingSign ? trailingSign[0] : null);
  const lacksPoint = before !== undefined && digits !== undefined && isPointless(digits);
  const size = lacksPoint ? Number(digits) / 100 : Number(digits ?? `${units ?? 0}.${decimals ?? point}`);
  return {
    kind: "number",
    size,
    sign: written === "+" || written === "-" ? written : null,
    signAt: before ? "before" : sign ? "apart" : trailingSign ? "behind" : null,
    isDecimal: lacksPoint || (digits === undefined && whole !== ""),
    isUnclear: isTouchedBefore(text, at) || isTouchedBehind(text, span.to),
    span,
  };
}
