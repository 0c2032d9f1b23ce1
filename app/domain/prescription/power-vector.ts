import type { LensValue, LensValues } from "../lens/lens-values";

/** A lens power as its spherical equivalent and two crossed cylinders, in dioptres; vectors can be added and compared. */
export type PowerVector = { mean: number; straight: number; oblique: number };

/** Returns the number in a value; null for a word or a missing value. */
export const numberOf = (value: LensValue | undefined): number | null => (typeof value === "number" ? value : null);

/** Returns the cylinder of a lens in dioptres; 0 without one. */
export const cylinderOf = ({ cylinder }: LensValues): number => numberOf(cylinder) ?? 0;

/** Returns the power plus half the cylinder, in dioptres; null for a lens without a power. */
export function sphericalEquivalent(values: LensValues): number | null {
  const power = numberOf(values.power);
  return power === null ? null : power + cylinderOf(values) / 2;
}

/** Returns the power vector of a lens: M = S + C/2, J0 = -C/2 cos 2a, J45 = -C/2 sin 2a; null for a lens without a power. */
export function powerVector(values: LensValues): PowerVector | null {
  const mean = sphericalEquivalent(values);
  if (mean === null) return null;
  const half = -cylinderOf(values) / 2;
  const turned = ((numberOf(values.axis) ?? 0) * Math.PI) / 90;
  return { mean, straight: half * Math.cos(turned), oblique: half * Math.sin(turned) };
}

/** Returns the distance between two lenses in dioptres: the length between their power vectors, and the difference of their additions. */
export function lensDistance(one: LensValues, other: LensValues): number {
  const [first, second] = [powerVector(one), powerVector(other)];
  if (!first || !second) return Number.POSITIVE_INFINITY;
  const power = Math.hypot(first.mean - second.mean, first.straight - second.straight, first.oblique - second.oblique);
  return power + Math.abs((additionSize(one.addition) ?? 0) - (additionSize(other.addition) ?? 0));
}

const wordSizes: Record<string, number> = { low: 1.25, medium: 1.75, high: 2.25 };

/** Returns an addition in dioptres, words by their usual size; null for none and for a word without a size. */
export function additionSize(addition: LensValue | undefined): number | null {
  return typeof addition === "string" ? (wordSizes[addition] ?? null) : (addition ?? null);
}

/** Returns the angle between two axes in degrees, at most 90: 180 is next to 5. */
export function axisDifference(one: number, other: number): number {
  const turned = Math.abs(one - other) % 180;
  return Math.min(turned, 180 - turned);
}
