import type { LensValue } from "../lens/lens-values";
import type { Eye } from "../order/order-lines";
import { type EyeDraft, emptyDraft, put } from "./eye-draft";
import type { Token } from "./line-tokens";
import type { LineDoubt, LineField } from "./prescription-line";

/** The state of a reading: the named eyes, the sets of values without an eye, and what applies to all. */
export type Reading = {
  eyes: Map<Eye, EyeDraft>;
  sets: EyeDraft[];
  common: EyeDraft;
  packSize: number | null;
  used: Set<Token>;
};

/** The position of the reader in the tokens. */
export type LineReader = {
  readonly tokens: readonly Token[];
  readonly reading: Reading;
  /** Whether any eye is named; otherwise every power starts another set. */
  readonly isLabelled: boolean;
  /** Whether a second plus value is the addition. */
  readonly isMultifocal: boolean;
  /** The eyes that get the next values. */
  targets: EyeDraft[];
  /** Which of power, cylinder, axis and addition were read since the eye was named. */
  has: Set<LineField>;
  /** The field that a word announced for the next number. */
  field: LineField | null;
  /** Named before the eyes: "axis R 180 L 170". */
  fieldOfEyes: LineField | null;
  sign: "+" | "-" | null;
  isTimes: boolean;
  /** The last token other than a comma. */
  before: Token | null;
  /** Whether an addition was just read, which a letter for the design may follow. */
  isAdded: boolean;
};

/** Returns a reader at the first of these tokens, with nothing read yet. */
export function lineReader(tokens: readonly Token[], isMultifocal: boolean): LineReader {
  const reading: Reading = { eyes: new Map(), sets: [], common: emptyDraft(), packSize: null, used: new Set() };
  const isLabelled = tokens.some(({ kind }) => kind === "eye");
  const nothing = { field: null, fieldOfEyes: null, sign: null, isTimes: false, before: null, isAdded: false };
  return { tokens, reading, isLabelled, isMultifocal, targets: [], has: new Set(), ...nothing };
}

/** Returns the eyes that get a value; before the first eye it applies to all. */
export const targetsOf = ({ targets, reading }: LineReader): readonly EyeDraft[] => (targets.length > 0 ? targets : [reading.common]);

type InterpretedValue = { value: LensValue; doubt?: LineDoubt | null; isNamed?: boolean };

/** Sets a value read from this token in the current eyes. */
export function setValues(reader: LineReader, token: Token, values: Partial<Record<LineField, InterpretedValue>>): void {
  for (const [field, { value, doubt = null, isNamed }] of Object.entries(values) as [LineField, InterpretedValue][]) {
    for (const draft of targetsOf(reader)) {
      put(draft, field, { value, span: token.span, doubt });
      if (isNamed) draft.named.add(field);
    }
    reader.has.add(field);
  }
  reader.reading.used.add(token);
}

/** Records that this token leaves a field open. */
export function leaveOpen(reader: LineReader, token: Token, [field, doubt]: [LineField, LineDoubt]): void {
  for (const draft of targetsOf(reader)) draft.gaps.push({ field, doubt, span: token.span });
  reader.reading.used.add(token);
}

/** Starts another set of values where no eye is named. */
export function beginSet(reader: LineReader): void {
  if (reader.isLabelled) return;
  const draft = emptyDraft();
  reader.reading.sets.push(draft);
  reader.targets = [draft];
  reader.has = new Set();
}

/** Makes an eye, or both, current. */
export function turnTo(reader: LineReader, sides: readonly Eye[]): void {
  const { eyes } = reader.reading;
  for (const side of sides) if (!eyes.has(side)) eyes.set(side, emptyDraft());
  reader.targets = sides.flatMap((side) => eyes.get(side) ?? []);
  reader.has = new Set();
  reader.sign = null;
  if (reader.before?.kind === "field") reader.fieldOfEyes = reader.before.field;
  reader.field = reader.fieldOfEyes;
}
