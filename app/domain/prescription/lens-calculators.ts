import { type SpheroCylinder, spheroCylinder, turned, vectorOf } from "./sphero-cylinder";

/** Returns a spectacle power at the cornea, in dioptres and not rounded; the distance is in millimetres. */
export function atCornea(power: number, vertexMillimetres: number): number {
  return power / (1 - (vertexMillimetres / 1000) * power);
}

/** Returns a spectacle prescription at the cornea: each meridian separately, the axis unchanged; minus cylinder, not rounded. */
export function vertexed({ sphere, cylinder, axis }: SpheroCylinder, vertexMillimetres: number): SpheroCylinder {
  const first = atCornea(sphere, vertexMillimetres);
  const second = atCornea(sphere + cylinder, vertexMillimetres);
  return minusCylinder({ sphere: first, cylinder: second - first, axis });
}

/** Returns the same power with minus cylinder. */
export function minusCylinder({ sphere, cylinder, axis }: SpheroCylinder): SpheroCylinder {
  return cylinder > 0 ? { sphere: sphere + cylinder, cylinder: -cylinder, axis: turned(axis, 90) } : { sphere, cylinder, axis };
}

/** Returns the spherical equivalent of a spectacle prescription at the cornea, in dioptres and not rounded. */
export function sphericalEquivalentAtCornea(rx: SpheroCylinder, vertexMillimetres: number): number {
  const { sphere, cylinder } = vertexed(rx, vertexMillimetres);
  return sphere + cylinder / 2;
}

/** A lens on the eye and the over-refraction. Left and right as the examiner sees the mark at six o'clock. */
export type OverRefraction = {
  lens: SpheroCylinder;
  over: SpheroCylinder;
  vertexMillimetres: number;
  rotation: { degrees: number; direction: "left" | "right" };
};

/**
 * Returns the lens to order, minus cylinder and not rounded: the lens as it sits plus the over-refraction at the cornea, as power vectors.
 * Its axis compensates for the rotation, because the next lens will rotate alike (left add, right subtract).
 */
export function fromOverRefraction({ lens, over, vertexMillimetres, rotation }: OverRefraction): SpheroCylinder {
  const against = rotation.direction === "left" ? rotation.degrees : -rotation.degrees;
  const sits = { ...lens, axis: turned(lens.axis, -against) };
  const [first, second] = [vectorOf(sits), vectorOf(vertexed(over, vertexMillimetres))];
  const needed = spheroCylinder({
    mean: first.mean + second.mean,
    straight: first.straight + second.straight,
    oblique: first.oblique + second.oblique,
  });
  return { ...needed, axis: turned(needed.axis, needed.cylinder === 0 ? 0 : against) };
}

/** The start of a multifocal fitting. The distance power is spherical, in dioptres. */
export type MultifocalStart = { power: number; addition: number; design: "D" | "N" };

/**
 * Returns the first multifocal to try, by the manufacturers' rule: the spherical equivalent at the cornea as distance power; the distance
 * design for both eyes up to an addition of +1.50, above it the near design for the non-dominant eye.
 */
export function multifocalStart(
  rx: SpheroCylinder,
  given: { vertexMillimetres: number; addition: number; isDominant: boolean },
): MultifocalStart {
  const power = sphericalEquivalentAtCornea(rx, given.vertexMillimetres);
  const design = given.addition <= 1.5 || given.isDominant ? "D" : "N";
  return { power, addition: given.addition, design };
}

/**
 * Returns the word for an addition in dioptres, for series with words: of three words, low up to +1.25 and medium up to +1.75; of two, low
 * up to +2.25.
 */
export function additionWord(addition: number, words: readonly string[]): string | null {
  const [lowest = null] = words;
  const named = (word: string) => (words.includes(word) ? word : lowest);
  if (words.includes("medium")) return named(addition <= 1.25 ? "low" : addition <= 1.75 ? "medium" : "high");
  return named(addition <= 2.25 ? "low" : "high");
}
