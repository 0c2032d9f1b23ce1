/**
 * How a lens parameter is measured and written. `written`: "decimals" has two, "signed" two and a plus sign on positive values, "whole"
 * none, "angle" three digits of an angle that wraps around (180 is next to 5). `step` is its usual step, in its unit; defaults are the
 * values nearest to `target` (D17). A parameter with `words` may have words instead of numbers.
 */
type Parameter = {
  readonly unit: "dioptre" | "degree" | "millimetre" | "micrometre" | null;
  readonly written: "decimals" | "signed" | "whole" | "angle";
  readonly step?: number;
  readonly target?: number;
  readonly words?: true;
};

const power = { unit: "dioptre", written: "signed" } as const;
const angle = { unit: "degree", written: "angle", step: 10, target: 180 } as const;
const length = { unit: "millimetre", written: "decimals" } as const;
const zone = { unit: null, written: "signed" } as const;
const word = { unit: null, written: "decimals", words: true } as const;

/**
 * All parameters of a lens (D60), in the order of a written prescription (D17): power, cylinder, axis, addition; the rest follow the
 * series' own `parameterSortOrder`. A new parameter is a row here and its name in the texts (`common:parameters`); for series with a GTIN
 * it also needs codes (`value-codes.ts`).
 */
export const parameters = {
  power: { ...power, target: -0.1 },
  cylinder: { ...power, target: -0.75 },
  axis: angle,
  addition: { ...power, target: 1, words: true },
  baseCurve: { ...length, step: 0.1 },
  diameter: { ...length, step: 0.1 },
  sag: { unit: "micrometre", written: "whole", step: 100 },
  rzd: { unit: "micrometre", written: "whole", step: 25 },
  lza: { unit: "degree", written: "whole", step: 1 },
  ct: length,
  slz: { ...zone, target: 0 },
  lczFlat: { ...zone, target: 0 },
  lczSteep: { ...zone, target: 5 },
  pccz: { ...zone, target: 0 },
  baseAxis: angle,
  color: word,
  edgeLift: word,
  material: word,
  oz: length,
  pefa: length,
  r2: length,
  r3: length,
  r4: length,
  r5: length,
  d2: length,
  d3: length,
  d4: length,
  bc2: length,
  dt: length,
  design: word,
  distance: word,
} as const satisfies Record<string, Parameter>;

export type LensField = keyof typeof parameters;

/** The names of the parameters, in order. */
export const lensFields = Object.keys(parameters) as readonly LensField[];

const pack: Parameter = { unit: null, written: "whole" };

/** Returns how a field of a choice is measured and written: a parameter, or the pack. */
export function parameterOf(field: LensField | "packSize"): Parameter {
  return field === "packSize" ? pack : parameters[field];
}
