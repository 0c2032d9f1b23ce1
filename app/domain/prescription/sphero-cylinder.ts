import { type PowerVector, powerVector } from "./power-vector";

/** A sphero-cylindrical power, whether or not a lens has it: sphere and cylinder in dioptres, axis in degrees (above 0, at most 180). */
export type SpheroCylinder = { sphere: number; cylinder: number; axis: number };

/** Returns the power as a vector; vectors of powers that act together add up. */
export function vectorOf({ sphere, cylinder, axis }: SpheroCylinder): PowerVector {
  return powerVector({ power: sphere, cylinder, axis }) ?? { mean: 0, straight: 0, oblique: 0 };
}

/** Returns the power of a vector with minus cylinder, not rounded; without a cylinder the axis is 180. */
export function spheroCylinder({ mean, straight, oblique }: PowerVector): SpheroCylinder {
  const half = Math.hypot(straight, oblique);
  if (half < 1e-9) return { sphere: mean, cylinder: 0, axis: 180 };
  return { sphere: mean + half, cylinder: -2 * half, axis: turned((Math.atan2(oblique, straight) * 90) / Math.PI, 0) };
}

/** Returns an axis turned by some degrees, above 0 and at most 180. */
export function turned(axis: number, degrees: number): number {
  const rest = (((axis + degrees) % 180) + 180) % 180;
  return rest === 0 ? 180 : rest;
}
