import type { LensValue } from "../lens/lens-values";
import type { Eye } from "../order/order-lines";
import { type EyeDraft, emptyDraft, put } from "./eye-draft";
import type { Token } from "./line-tokens";
import type { LineDoubt, LineField } from "./prescription-line";

/** One reading of the pieces: the eyes that were named, the sets of values that belong to nobody, and what holds for all. */
export type Reading = {
  eyes: Map<Eye, EyeDraft>;
  sets: EyeDraft[];
  common: EyeDraft;
  packSize: number | null;
  used: Set<Token>;
};

/** The position of the reader in the pieces. */
export type LineReader = {
  readonly tokens: readonly Token[];
  readonly reading: Reading;
  /** Are eyes named anywhere? Else every power begins another set. */
  readonly isLabelled: boolean;
  /** A second plus value is the addition. */
  readonly isMultifocal: boolean;
  /** Whose values come. */
  targets: EyeDraft[];
  /** What of power, cylinder, axis, addition was there since the eye was named. */
  has: Set<LineField>;
  /** The field that a word announced for the next number. */
  field: LineField | null;
  /** Named before the eyes: "axis R 180 L 170". */
  fieldOfEyes: LineField | null;
  sign: "+" | "-" | null;
  isTimes: boolean;
  /** The last piece that is no comma. */
  before: Token | null;
  /** Was an addition read just now, which a letter for the design may follow? */
  isAdded: boolean;
};

/** Returns a reader at the first of these tokens, with nothing read yet. */
export function lineReader(tokens: readonly Token[], isMultifocal: boolean): LineReader {
  const reading: Reading = { eyes: new Map(), sets: [], common: emptyDraft(), packSize: null, used: new Set() };
  const isLabelled = tokens.some(({ kind }) => kind === "eye");
  const nothing = { field: null, fieldOfEyes: null, sign: null, isTimes: false, before: null, isAdded: false };
  return { tokens, reading, isLabelled, isMultifocal, targets: [], has: new Set(), ...nothing };
}

/** The eyes that a value goes to; before the first eye it holds for all. */
export const targetsOf = ({ targets, reading }: LineReader): readonly EyeDraft[] => (targets.length > 0 ? targets : [reading.common]);

type Said = { value: LensValue; doubt?: LineDoubt | null; isNamed?: boolean };

/** Puts a value that was read from this piece into the eyes that come. */
export function say(reader: LineReader, token: Token, said: Partial<Record<LineField, Said>>): void {
  for (const [field, { value, doubt = null, isNamed }] of Object.entries(said) as [LineField, Said][]) {
    for (const draft of targetsOf(reader)) {
      put(draft, field, { value, span: token.span, doubt });
      if (isNamed) draft.named.add(field);
    }
    reader.has.add(field);
  }
  reader.reading.used.add(token);
}

/** Notes that this piece leaves a field open. */
export function leaveOpen(reader: LineReader, token: Token, [field, doubt]: [LineField, LineDoubt]): void {
  for (const draft of targetsOf(reader)) draft.gaps.push({ field, doubt, span: token.span });
  reader.reading.used.add(token);
}

/** Begins another set of values where no eye is named. */
export function beginSet(reader: LineReader): void {
  if (reader.isLabelled) return;
  const draft = emptyDraft();
  reader.reading.sets.push(draft);
  reader.targets = [draft];
  reader.has = new Set();
}

/** Turns to an eye, or to both. */
export function turnTo(reader: LineReader, sides: readonly Eye[]): void {
  const { eyes } = reader.reading;
  for (const side of sides) if (!eyes.has(side)) eyes.set(side, emptyDraft());
  reader.targets = sides.flatMap((side) => eyes.get(side) ?? []);
  reader.has = new Set();
  if (reader.before?.kind === "field") reader.fieldOfEyes = reader.before.field;
  reader.field = reader.fieldOfEyes;
}
