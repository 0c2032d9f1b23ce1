import type { Eye } from "../order/order-lines";
import { arrangeTokens } from "./arrange-tokens";
import { doubted, type EyeDraft, finishEye, put } from "./eye-draft";
import { findLens } from "./find-lens";
import { interpretTokens } from "./interpret-tokens";
import { lensWords } from "./lens-words";
import type { Reading } from "./line-reader";
import { lineText } from "./line-text";
import { lineTokens, type Token } from "./line-tokens";
import type { LineEye, LineField, PrescriptionLine } from "./prescription-line";

const sides = ["right", "left"] as const satisfies readonly Eye[];

/**
 * Returns the prescription in a text as people write it: a line, a table, or a letter in English, Hebrew, Korean or Japanese. `names` are
 * the names of offered products. A value that the text leaves open has a doubt, and one that it does not determine is a gap; nothing is
 * guessed silently. Plus cylinder becomes minus.
 */
export function parsePrescriptionLine(given: string, names: readonly string[]): PrescriptionLine {
  const { text, spanOf } = lineText(given);
  const vocabulary = lensWords(names);
  const tokens = lineTokens(text, vocabulary);
  const { forLenses, forSpectacles, overRefraction } = sections(tokens);
  const lens = findLens(arrangeTokens(forLenses), vocabulary);
  const reading = interpretTokens(arrangeTokens(forLenses), lens.isMultifocal);
  const isSpectacles = !hasValues(reading) && forSpectacles.length > 0;
  const used = isSpectacles ? interpretTokens(arrangeTokens(forSpectacles), lens.isMultifocal) : reading;
  const doubt = isSpectacles ? "spectacles" : tokens.some(({ kind }) => kind === "cancelled") ? "cancelled" : null;
  const { eyes, isSideUnsure } = assignSides(used);
  const finished = Object.fromEntries(
    sides.flatMap((side) => {
      const draft = eyes.get(side);
      if (!draft) return [];
      const { values: eyeValues, ...rest } = finishEye(draft);
      const power =
        eyeValues.power && overRefraction.length > 0
          ? { power: { ...eyeValues.power, doubt: eyeValues.power.doubt ?? ("overRefraction" as const) } }
          : {};
      const values = { ...eyeValues, ...power };
      const placed = Object.fromEntries(
        Object.entries(doubt ? doubted(values, doubt) : values).map(([field, value]) => [
          field,
          { ...value, span: spanOf(value.span.from, value.span.to) },
        ]),
      );
      if (Object.keys(placed).length === 0 && rest.gaps.length === 0) return [];
      return [[side, { ...rest, values: placed, lens: lens.own.get(side) ?? null } satisfies LineEye]];
    }),
  );
  return {
    eyes: finished,
    isSideUnsure,
    lens: lens.shared,
    isLensUnsure: lens.isUnsure,
    packSize: reading.packSize,
    leftOut: leftOut(tokens, new Set([...used.used, ...lens.used])).map(({ from, to }) => {
      const span = spanOf(from, to);
      return given.slice(span.from, span.to);
    }),
  };
}

const hasValues = ({ eyes, sets }: Reading) => [...eyes.values(), ...sets].some(({ values }) => Object.keys(values).length > 0);

/** Separates what is for spectacles from everything else. */
function sections(tokens: readonly Token[]): Record<"forLenses" | "forSpectacles" | "overRefraction", Token[]> {
  const parts = { forLenses: [] as Token[], forSpectacles: [] as Token[], overRefraction: [] as Token[] };
  let part: keyof typeof parts = "forLenses";
  for (const token of tokens) {
    if (token.kind === "overRefraction") part = "overRefraction";
    else if (part === "overRefraction" && token.kind === "newline") part = "forLenses";
    if (token.kind === "spectacles") part = "forSpectacles";
    else if (token.kind === "contacts") part = "forLenses";
    else parts[part].push(token);
  }
  return parts;
}

/** Returns the eyes with what applies to both; sets without an eye become right and left, in order. */
function assignSides({ eyes, sets, common }: Reading): { eyes: Map<Eye, EyeDraft>; isSideUnsure: boolean } {
  const isSideUnsure = eyes.size === 0 && sets.length > 0;
  const named = new Map(eyes);
  if (isSideUnsure) {
    const [first, second, ...more] = sets;
    if (first) named.set("right", first);
    if (second) named.set("left", second);
    for (const draft of more) named.get("left")?.gaps.push({ field: "power", doubt: "twice", span: draft.values.power?.span ?? null });
  }
  const order = [...named.keys()];
  const drafts = order.flatMap((side) => named.get(side) ?? []);
  for (const [index, draft] of drafts.entries()) {
    const other = drafts[1 - index];
    if (draft.same && other) takeSame(draft, other);
  }
  const [first, last] = drafts;
  if (first && last && first !== last) shareTrailing(first, last);
  for (const draft of drafts) shareCommon(draft, common, drafts.length);
  return { eyes: named, isSideUnsure };
}

function takeSame(draft: EyeDraft, other: EyeDraft): void {
  for (const field of ["power", "cylinder", "axis", "addition", "design", "baseCurve", "diameter"] as const) {
    const value = other.values[field];
    if (value && !draft.values[field] && draft.same) draft.values[field] = { ...value, span: draft.same, doubt: "same" };
  }
}

/** Applies what follows the last eye, and is missing before it, to both: a named addition, boxes, base curve and diameter. */
function shareTrailing(first: EyeDraft, last: EyeDraft): void {
  if (isEmpty(first) || isEmpty(last)) return;
  const shared: LineField[] = ["baseCurve", "diameter", ...(last.named.has("addition") ? (["addition"] as const) : [])];
  for (const field of shared) {
    const value = last.values[field];
    if (value && !first.values[field]) first.values[field] = value;
  }
  const gap = last.gaps.find(({ doubt }) => doubt === "supply");
  if (gap && !first.values.quantity && !first.gaps.includes(gap)) first.gaps.push(gap);
  const boxes = last.values.quantity;
  if (!boxes || first.values.quantity) return;
  for (const draft of [first, last]) draft.values = { ...draft.values, quantity: boxes };
  splitBoxes([first, last], last.boxScope);
}

/** Splits boxes for both eyes: as many each, half of the total, or to be asked about. */
function splitBoxes(drafts: readonly EyeDraft[], scope: EyeDraft["boxScope"]): void {
  for (const draft of drafts) {
    const { quantity } = draft.values;
    if (!quantity || scope === "each") continue;
    const half = Number(quantity.value) / 2;
    if (scope === "total" && Number.isInteger(half)) draft.values = { ...draft.values, quantity: { ...quantity, value: half } };
    else if (scope === "total") draft.gaps.push({ field: "quantity", doubt: "total", span: quantity.span });
    else draft.values = { ...draft.values, quantity: { ...quantity, doubt: "total" } };
  }
}

/** Applies what precedes all eyes to each that has no value of its own. */
function shareCommon(draft: EyeDraft, common: EyeDraft, count: number): void {
  if (isEmpty(draft)) return;
  const isOwn = draft.values.quantity !== undefined;
  for (const [field, value] of Object.entries(common.values) as [LineField, NonNullable<EyeDraft["values"]["power"]>][]) {
    if (["addition", "design", "baseCurve", "diameter", "quantity"].includes(field) && !draft.values[field]) put(draft, field, value);
  }
  if (!isOwn && common.values.quantity && count > 1) splitBoxes([draft], common.boxScope);
  for (const gap of common.gaps) if (gap.doubt === "supply" && !draft.values.quantity) draft.gaps.push(gap);
}

const isEmpty = ({ values, gaps }: EyeDraft) => Object.keys(values).length === 0 && gaps.length === 0;

/** Returns numbers, words and measures that were not used; adjacent ones are joined. */
function leftOut(tokens: readonly Token[], used: ReadonlySet<Token>): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = [];
  let isOpen = false;
  for (const token of tokens) {
    const isPiece =
      (token.kind === "number" || token.kind === "other" || token.kind === "noise" || token.kind === "lens") && !used.has(token);
    const last = pieces.at(-1);
    if (isPiece && last && isOpen) last.to = token.span.to;
    else if (isPiece) pieces.push({ ...token.span });
    isOpen = isPiece || (isOpen && ["comma", "cell", "colon", "dash", "slash", "and", "unit"].includes(token.kind));
  }
  return pieces;
}
