import { allowedValues } from "../lens/allowed-values";
import { checkChoice } from "../lens/check-choice";
import type { Choice } from "../lens/choice";
import { fieldDistance } from "../lens/field-distance";
import { type LensValue, type LensValues, prescriptionFields } from "../lens/lens-values";
import type { LensField } from "../lens/parameters";
import type { Series } from "../lens/series";
import { seriesFields } from "../lens/series-fields";
import type { Eye } from "../order/order-lines";
import { namedSeries } from "./named-series";
import type { LineDoubt, LineEye, LineField, LineValue, PrescriptionLine } from "./prescription-line";

/** How the series of an eye was determined: by name, by a similar name, from the form, from the last order; or why there is none. */
export type LensSource = "named" | "near" | "form" | "lastOrder" | "unknown" | "none";

/** A question about an eye; `value` is used when nobody answers. */
export type OpenField = { field: LineField; doubt: LineDoubt | "notMade"; value: LensValue | null };

/** An eye matched to existing lenses. `certain` values were written and are made; `likely` ones must be confirmed. */
export type FittedEye = {
  side: Eye;
  seriesId: string | null;
  lens: LensSource;
  certain: Choice;
  likely: LensValues;
  /** Values without a doubt that no lens could be looked up for, since it is not known. */
  unfitted: LensValues;
  /** Boxes; null when none were written, or they must be asked for. */
  quantity: number | null;
  rounded: { field: LensField; from: LensValue; to: LensValue }[];
  /** Values that lenses of this series do not have. */
  notInLens: LensField[];
  open: OpenField[];
  isTransposed: boolean;
};

/** The offered series, and those for eyes when the line names none. */
export type LineLenses<Offered extends Series> = {
  series: readonly Offered[];
  inForm: (side: Eye) => string;
  lastOrdered: (side: Eye) => string;
};

const sides = ["right", "left"] as const satisfies readonly Eye[];

/** Maximum rounding in hundredths of the unit; beyond it the value stays as written and the form says that it is not made. */
const roundingLimits: Partial<Record<LensField, number>> = {
  power: 50,
  cylinder: 50,
  axis: 1000,
  addition: 50,
  baseCurve: 30,
  diameter: 30,
};

/**
 * Matches what was read to lenses that exist (D14) and reports what was rounded, what a series does not have, and what must be asked (D53).
 */
export function fitLine<Offered extends Series>(line: PrescriptionLine, lenses: LineLenses<Offered>): FittedEye[] {
  return sides.flatMap((side) => {
    const eye = line.eyes[side];
    return eye ? [fitEye(side, eye, { line, lenses })] : [];
  });
}

type Given<Offered extends Series> = { line: PrescriptionLine; lenses: LineLenses<Offered> };

function fitEye<Offered extends Series>(side: Eye, eye: LineEye, given: Given<Offered>): FittedEye {
  const { series, lens } = seriesOf(side, eye, given);
  const { quantity, ...read } = eye.values;
  const open: OpenField[] = eye.gaps.map(({ field, doubt }) => ({ field, doubt, value: null }));
  if (quantity?.doubt) open.push({ field: "quantity", doubt: quantity.doubt, value: null });
  const fitted: FittedEye = {
    ...{
      side,
      lens,
      open,
      seriesId: series?.id ?? null,
      certain: {},
      likely: {},
      unfitted: {},
      rounded: [],
      notInLens: [],
      isTransposed: eye.isTransposed,
    },
    quantity: typeof quantity?.value === "number" && quantity.doubt === null ? quantity.value : null,
  };
  for (const [field, { value, doubt }] of entriesOf(read)) if (doubt) open.push({ field, doubt, value });
  if (!series) return { ...fitted, unfitted: withoutDoubt(read) };
  const known = entriesOf(read).filter(([field]) => seriesFields(series).includes(field));
  fitted.notInLens = entriesOf(read).flatMap(([field]) => (known.some(([each]) => each === field) ? [] : [field]));
  const isUnsure = lens === "near";
  takeValues(fitted, series, { known, isUnsure, packSize: given.line.packSize });
  return fitted;
}

type Known = { known: [LensField, LineValue][]; isUnsure: boolean; packSize: number | null };

/** Sorts the values into those made as written, those near to a lens, and those that no lens has. */
function takeValues(fitted: FittedEye, series: Series, { known, isUnsure, packSize }: Known): void {
  const wanted: Choice = Object.fromEntries(known.map(([field, { value }]) => [field, value]));
  const { impossible } = checkChoice(series, wanted);
  const certain: Choice = {};
  const likely: LensValues = {};
  for (const [field, { value, doubt }] of known) {
    const misfit = impossible.find((each) => each.field === field);
    const distance = misfit && misfit.nearest !== null ? fieldDistance(field, value, misfit.nearest) : null;
    if (!misfit) (doubt ? likely : certain)[field] = value;
    else if (distance !== null && misfit.nearest !== null && distance <= (roundingLimits[field] ?? 0)) {
      likely[field] = misfit.nearest;
      fitted.rounded.push({ field, from: value, to: misfit.nearest });
    } else {
      if (typeof value === "number" && distance !== null && !doubt) certain[field] = value;
      if (!fitted.open.some((each) => each.field === field)) fitted.open.push({ field: field as LineField, doubt: "notMade", value });
    }
  }
  const isOther = isUnsure || fitted.rounded.some(({ field }) => !isPrescribed(field));
  fitted.likely = isOther ? { ...likely, ...certain } : likely;
  fitted.certain = isOther ? {} : certain;
  if (packSize !== null && allowedValues(series).packSize.includes(packSize)) fitted.certain = { ...fitted.certain, packSize };
}

const isPrescribed = (field: LensField) => (prescriptionFields as readonly LensField[]).includes(field);
const entriesOf = (values: LineEye["values"]) =>
  Object.entries(values).filter(([field]) => field !== "quantity") as [Exclude<LineField, "quantity">, LineValue][];

const withoutDoubt = (values: LineEye["values"]): LensValues =>
  Object.fromEntries(entriesOf(values).flatMap(([field, { value, doubt }]) => (doubt ? [] : [[field, value]])));

/** Returns the named series; else that of the form, of the other eye, or of the last order. */
function seriesOf<Offered extends Series>(
  side: Eye,
  eye: LineEye,
  { line, lenses }: Given<Offered>,
): { series: Offered | null; lens: LensSource } {
  const lensWords = eye.lens ?? line.lens;
  if (line.isLensUnsure) return { series: null, lens: "unknown" };
  if (lensWords) {
    const needs = (["cylinder", "addition"] as const).filter((field) => eye.values[field] !== undefined);
    const named = namedSeries(lensWords, needs, lenses.series);
    return { series: named?.series ?? null, lens: named ? (named.isExact ? "named" : "near") : "unknown" };
  }
  const other = side === "right" ? "left" : "right";
  const find = (id: string) => lenses.series.find((series) => series.id === id);
  const inForm = find(lenses.inForm(side)) ?? find(lenses.inForm(other));
  if (inForm) return { series: inForm, lens: "form" };
  const last = find(lenses.lastOrdered(side)) ?? find(lenses.lastOrdered(other));
  return last ? { series: last, lens: "lastOrder" } : { series: null, lens: "none" };
}

/** Returns the line with its eyes assigned as the person chooses when it names none: as written, swapped, or one for both. */
export function withSides(line: PrescriptionLine, how: "written" | "swapped" | "right" | "left" | "both"): PrescriptionLine {
  const { right, left } = line.eyes;
  if (how === "written" || !line.isSideUnsure) return line;
  if (how === "swapped") return { ...line, eyes: { ...(left && { right: left }), ...(right && { left: right }) } };
  const eyes = how === "both" ? { right, left: right } : { [how]: right };
  return { ...line, eyes: Object.fromEntries(Object.entries(eyes).filter(([, eye]) => eye !== undefined)) };
}
