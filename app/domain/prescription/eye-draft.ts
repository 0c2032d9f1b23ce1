import type { LineDoubt, LineEye, LineField, LineGap, LineValue, Span } from "./prescription-line";

/** What has been read of an eye so far. */
export type EyeDraft = {
  values: Partial<Record<LineField, LineValue>>;
  gaps: LineGap[];
  lens: string[][];
  /** Same as the other eye. */
  same: Span | null;
  /** Fields that were named, not inferred from their position. */
  named: Set<LineField>;
  boxScope: "each" | "total" | "own" | null;
  hasNoCylinder: boolean;
};

export const emptyDraft = (): EyeDraft => ({
  ...{ values: {}, gaps: [], lens: [], same: null },
  ...{ named: new Set<LineField>(), boxScope: null, hasNoCylinder: false },
});

const limits: Partial<Record<LineField, readonly [number, number]>> = {
  power: [-30, 30],
  cylinder: [-10, 10],
  axis: [1, 180],
  addition: [0.25, 4],
  baseCurve: [6.5, 9.9],
  diameter: [8, 18],
  quantity: [1, 1000],
};

/** Sets a value of the eye. A value that no lens has becomes a gap; a second, different value makes the field uncertain. */
export function put(draft: EyeDraft, field: LineField, value: LineValue): void {
  const [least, most] = limits[field] ?? [];
  if (typeof value.value === "number" && least !== undefined && most !== undefined && (value.value < least || value.value > most)) {
    return void draft.gaps.push({ field, doubt: "range", span: value.span });
  }
  const had = draft.values[field];
  if (had && had.value !== value.value) return void draft.gaps.push({ field, doubt: "twice", span: value.span });
  if (!had || had.doubt !== null) draft.values[field] = value;
}

/**
 * Returns the eye as it was understood: minus cylinder, gaps for missing parts of its values, and nothing certain when there is a gap. With
 * two powers, cylinder and axis are uncertain, because they may belong to either.
 */
export function finishEye(draft: EyeDraft): Omit<LineEye, "lens"> {
  const gaps = [...draft.gaps];
  let values: LineEye["values"] = { ...draft.values };
  const hasTwoPowers = gaps.some(({ field, doubt }) => field === "power" && doubt === "twice");
  for (const field of ["cylinder", "axis"] as const) {
    const value = values[field];
    if (value && hasTwoPowers) values = { ...values, [field]: { ...value, doubt: value.doubt ?? "unclear" } };
  }
  for (const { field } of gaps) values = without(values, field);
  const { cylinder, axis } = values;
  const isAsked = (field: LineField) => gaps.some((gap) => gap.field === field);
  if (cylinder?.value === 0 || (draft.hasNoCylinder && !cylinder)) values = without(without(values, "cylinder"), "axis");
  else if (cylinder && !axis && !isAsked("axis")) gaps.push({ field: "axis", doubt: "missing", span: cylinder.span });
  else if (axis && !cylinder && !isAsked("cylinder")) {
    values = without(values, "axis");
    gaps.push({ field: "cylinder", doubt: "missing", span: axis.span });
  }
  const turned = transposed(values);
  return { values: turned ?? values, gaps, isTransposed: turned !== null };
}

/**
 * Converts plus cylinder to minus: the cylinder is added to the power and changes its sign, and the axis turns by 90 degrees. Null when it
 * is already minus or incomplete.
 */
function transposed(values: LineEye["values"]): LineEye["values"] | null {
  const { power, cylinder, axis } = values;
  if (!power || !cylinder || !axis || typeof cylinder.value !== "number" || cylinder.value <= 0) return null;
  const sum = Math.round((Number(power.value) + cylinder.value) * 100) / 100;
  const turned = Number(axis.value) > 90 ? Number(axis.value) - 90 : Number(axis.value) + 90;
  return {
    ...values,
    power: { ...power, value: sum + 0 },
    cylinder: { ...cylinder, value: -cylinder.value },
    axis: { ...axis, value: turned },
  };
}

/** Returns the values of an eye without one field. */
export function without(values: LineEye["values"], field: LineField): LineEye["values"] {
  const { [field]: _, ...others } = values;
  return others;
}

/** Returns the values with one doubt set on all that have none. */
export function doubted(values: LineEye["values"], doubt: LineDoubt): LineEye["values"] {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { ...value, doubt: value.doubt ?? doubt }]));
}
