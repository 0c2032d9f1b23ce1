import { compactText } from "~/domain/direction-marks";
import { fromOverRefraction, multifocalStart, sphericalEquivalentAtCornea, vertexed } from "~/domain/prescription/lens-calculators";
import type { TargetLens } from "~/domain/prescription/nearest-lenses";
import type { SpheroCylinder } from "~/domain/prescription/sphero-cylinder";

export const calculatorKinds = ["vertex", "equivalent", "over", "multifocal"] as const;
export type CalculatorKind = (typeof calculatorKinds)[number];

/** The typed fields, each with its minimum and maximum, and whether it may be empty. */
const limits = {
  sphere: { least: -30, most: 30 },
  cylinder: { least: -10, most: 10, isOptional: true },
  axis: { least: 0, most: 180, isOptional: true, isWhole: true },
  overSphere: { least: -30, most: 30 },
  overCylinder: { least: -10, most: 10, isOptional: true },
  overAxis: { least: 0, most: 180, isOptional: true, isWhole: true },
  vertex: { least: 0, most: 20 },
  rotation: { least: 0, most: 45, isOptional: true, isWhole: true },
  addition: { least: 0.5, most: 4 },
} as const satisfies Record<string, { least: number; most: number; isOptional?: true; isWhole?: true }>;

export type CalculatorField = keyof typeof limits;

const refraction = ["sphere", "cylinder", "axis"] as const;

/** The fields of each calculator, in order; for an over-refraction the first three are the lens on the eye. */
export const calculatorFields: Record<CalculatorKind, readonly CalculatorField[]> = {
  vertex: [...refraction, "vertex"],
  equivalent: [...refraction, "vertex"],
  over: [...refraction, "overSphere", "overCylinder", "overAxis", "rotation", "vertex"],
  multifocal: [...refraction, "addition", "vertex"],
};

/** Why a number is not accepted: the text itself, its size, or an axis that a cylinder needs. */
export type CalculatorMistake = "unreadableText" | "textTooLong" | "outside" | "axisMissing";

export type Calculation = {
  kind: CalculatorKind;
  texts: Partial<Record<CalculatorField, string>>;
  mistakes: Partial<Record<CalculatorField, CalculatorMistake>>;
  /** As the examiner sees the mark at six o'clock. */
  direction: "left" | "right";
  isDominant: boolean;
  /** The lens to search for; null before anything was calculated, and when there are mistakes. */
  result: TargetLens | null;
};

type Typed = { typed: Partial<Record<string, string>>; mistakes: Partial<Record<string, "unreadableText" | "textTooLong">> };

/** Returns the minimum and maximum of a field, for its message. */
export const limitsOf = (field: CalculatorField): { least: number; most: number } => limits[field];

/** Returns the calculator in a URL, with what was typed, and its result when there are no mistakes. */
export function parseCalculation(search: URLSearchParams, { typed, mistakes: unreadable }: Typed): Calculation {
  const kind = calculatorKinds.find((each) => each === search.get("kind")) ?? "vertex";
  const isSent = calculatorFields[kind].some((field) => search.has(field));
  const own = kind === "over" && !isSent ? { sphere: "ownPower", cylinder: "ownCylinder", axis: "ownAxis" } : {};
  const texts = Object.fromEntries(
    calculatorFields[kind].map((field) => [
      field,
      typed[field] || search.get(own[field as "sphere"] ?? "") || (isSent ? "" : beginsWith(field)),
    ]),
  ) as Calculation["texts"];
  const numbers = new Map(calculatorFields[kind].map((field) => [field, numberOf(field, texts[field] ?? "")]));
  const mistakes = isSent ? { ...findMistakes(kind, numbers), ...unreadable } : {};
  const direction = search.get("direction") === "right" ? "right" : "left";
  const isDominant = search.get("dominant") !== "no";
  const known = (field: CalculatorField) => numbers.get(field) ?? 0;
  const result = isSent && Object.keys(mistakes).length === 0 ? calculate(kind, known, { direction, isDominant }) : null;
  return { kind, texts, mistakes, direction, isDominant, result };
}

const beginsWith = (field: CalculatorField) => (field === "vertex" ? "12" : "");

/** Returns the number in a field; null when the text is not a valid one. An empty optional field is 0, and an axis of 0 is 180. */
function numberOf(field: CalculatorField, given: string): number | null {
  const { least, most, ...rest } = limits[field];
  const text = compactText(given)
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(",", ".");
  if (text === "" && "isOptional" in rest) return 0;
  const value = /^pl(ano)?$/i.test(text) ? 0 : /^[+-]?(\d{1,3}(\.\d{1,2})?|\.\d{1,2})$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || value < least || value > most || ("isWhole" in rest && !Number.isInteger(value))) return null;
  return value === 0 && most === 180 ? 180 : value;
}

function findMistakes(kind: CalculatorKind, numbers: ReadonlyMap<CalculatorField, number | null>): Calculation["mistakes"] {
  const mistakes: Calculation["mistakes"] = {};
  for (const field of calculatorFields[kind]) if (numbers.get(field) === null) mistakes[field] = "outside";
  for (const [cylinder, axis] of [
    ["cylinder", "axis"],
    ["overCylinder", "overAxis"],
  ] as const) {
    if ((numbers.get(cylinder) ?? 0) !== 0 && numbers.get(axis) === 0) mistakes[axis] ??= "axisMissing";
  }
  return mistakes;
}

type Choices = Pick<Calculation, "direction" | "isDominant">;

function calculate(kind: CalculatorKind, known: (field: CalculatorField) => number, { direction, isDominant }: Choices): TargetLens {
  const rx: SpheroCylinder = { sphere: known("sphere"), cylinder: known("cylinder"), axis: known("axis") || 180 };
  const vertexMillimetres = known("vertex");
  if (kind === "vertex") return { rx: vertexed(rx, vertexMillimetres) };
  if (kind === "equivalent") return { rx: { sphere: sphericalEquivalentAtCornea(rx, vertexMillimetres), cylinder: 0, axis: 180 } };
  if (kind === "over") {
    const over: SpheroCylinder = { sphere: known("overSphere"), cylinder: known("overCylinder"), axis: known("overAxis") || 180 };
    const rotation = { degrees: known("rotation"), direction };
    return { rx: fromOverRefraction({ lens: rx, over, vertexMillimetres, rotation }) };
  }
  const { power, addition, design } = multifocalStart(rx, { vertexMillimetres, addition: known("addition"), isDominant });
  return { rx: { sphere: power, cylinder: 0, axis: 180 }, addition, design };
}
