import type { Eye } from "../order/order-lines";
import type { LensWords } from "./lens-words";
import type { Token } from "./line-tokens";

type LensToken = Extract<Token, { kind: "lens" }>;
type Found = {
  /** The product of the whole order. */
  shared: string[] | null;
  /** The product of one eye, where both have their own. */
  own: Map<Eye, string[]>;
  isUnsure: boolean;
  isMultifocal: boolean;
  used: Set<Token>;
};

type Phrase = { words: string[]; sides: readonly Eye[] };

/** Returns the products that the tokens name: one for all, one per eye, or several to ask about. */
export function findLens(tokens: readonly Token[], vocabulary: LensWords): Found {
  const used = new Set<Token>();
  const phrases: Phrase[] = [];
  let sides: readonly Eye[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === "eye") sides = token.sides;
    if (token?.kind !== "lens") continue;
    const run = runFrom(tokens, at);
    at += run.length - 1;
    const begin = run.findIndex(({ word }) => vocabulary.standsAlone(word));
    const named = run.slice(Math.max(0, begin));
    const words = [...new Set(named.map(({ word }) => word))];
    if (words.length < 2 && begin === -1) continue;
    for (const each of named) used.add(each);
    phrases.push({ words, sides });
  }
  const texts = new Set(phrases.map(({ words }) => words.join(" ")));
  const [first, second] = phrases;
  const isMultifocal = phrases.some(({ words }) => words.includes("multifocal"));
  const none = { own: new Map<Eye, string[]>(), isUnsure: false, isMultifocal, used };
  if (!first) return { ...none, shared: null };
  if (texts.size === 1 || !second) return { ...none, shared: first.words };
  const own = new Map(phrases.flatMap(({ words, sides: named }) => named.map((side): [Eye, string[]] => [side, words])));
  const isEach = phrases.length === 2 && own.size === 2;
  return isEach ? { ...none, shared: null, own } : { ...none, shared: null, isUnsure: true };
}

function runFrom(tokens: readonly Token[], from: number): LensToken[] {
  const run: LensToken[] = [];
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === "lens") run.push(token);
    else if (token?.kind !== "dash") break;
  }
  return run;
}
