import type { LensValue, LensValues } from "../lens/lens-values";

/** A lens power as its spherical equivalent and its two crossed cylinders, in dioptres; its steps may be added and compared. */
export type PowerVector = { mean: number; straight: number; oblique: number };

/** The number in a value; null for a word and for a value that is not there. */
export const numberOf = (value: LensValue | undefined): number | null => (typeof value === "number" ? value : null);

/** The cylinder of a lens in dioptres; 0 for one without. */
export const cylinderOf = ({ cylinder }: LensValues): number => numberOf(cylinder) ?? 0;

/** Half the cylinder added to the power, in dioptres; null for a lens without a power. */
export function sphericalEquivalent(values: LensValues): number | null {
  const power = numberOf(values.power);
  return power === null ? null : power + cylinderOf(values) / 2;
}

/** The power vector of a lens: M = S + C/2, J0 = -C/2 cos 2a, J45 = -C/2 sin 2a; null for a lens without a power. */
export function powerVector(values: LensValues): PowerVector | null {
  const mean = sphericalEquivalent(values);
  if (mean === null) return null;
  const half = -cylinderOf(values) / 2;
  const turned = ((numberOf(values.axis) ?? 0) * Math.PI) / 90;
  return { mean, straight: half * Math.cos(turned), oblique: half * Math.sin(turned) };
}

/** How far two lenses lie apart, in dioptres: the length between their power vectors, and the difference of their additions. */
export function lensDistance(one: LensValues, other: LensValues): number {
  const [first, second] = [powerVector(one), powerVector(other)];
  if (!first || !second) return Number.POSITIVE_INFINITY;
  const power = Math.hypot(first.mean - second.mean, first.straight - second.straight, first.oblique - second.oblique);
  return power + Math.abs((additionSize(one.addition) ?? 0) - (additionSize(other.addition) ?? 0));
}

const wordSizes: Record<string, number> = { low: 1.25, medium: 1.75, high: 2.25 };

/** An addition in dioptres, those in words at what they usually stand for; null for none, and for a word that says no size. */
export function additionSize(addition: LensValue | undefined): number | null {
  return typeof addition === "string" ? (wordSizes[addition] ?? null) : (addition ?? null);
}

/** The angle between two axes in degrees, at most 90: 180 is next to 5. */
export function axisDifference(one: number, other: number): number {
  const turned = Math.abs(one - other) % 180;
  return Math.min(turned, 180 - turned);
}
