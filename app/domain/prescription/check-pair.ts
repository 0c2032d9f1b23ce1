import type { LensField } from "../lens/parameters";
import { additionChange } from "./check-addition";
import { type ComparedLens, type Comparison, type Finding, finding } from "./finding";
import { lensDistance, type PowerVector, powerVector, sphericalEquivalent } from "./power-vector";

const farApart = 3;
/**
 * Limits in dioptres: how far apart the eyes were at least, how exactly that difference is reversed, by how much more than it is preserved,
 * and how far either eye may have drifted from the other's value; for an eye ordered alone, how far apart they were.
 */
const swapped = { apart: 0.5, left: 0.25, gained: 0.5, drift: 0.5, alone: 0.75 };

const written: LensField[] = ["power", "cylinder", "axis", "addition"];

/** Both eyes of an order with their earlier lenses. */
type Pair = { right: Comparison; left: Comparison };

/**
 * Checks both eyes together (D75): swapped, where each has the other's value, or is clearly nearer to it than to its own; additions that
 * differ and did not before; spherical equivalents more than 3 D apart that were not before, or that have no earlier order.
 */
export function checkPair({ right, left }: Pair): Finding[] {
  const now = [right.now, left.now];
  const before = right.before && left.before ? [right.before, left.before] : [];
  const findingOf = (kind: Finding["kind"], eye: Finding["eye"], fields: LensField[]) => finding(kind, { eye, fields, now, before });
  const odd = additionsApart({ right, left });
  return [
    ...(isSwapped({ right, left }) ? [findingOf("eyesSwapped", null, written)] : []),
    ...(apart(now) > farApart && (before.length === 0 || apart(before) <= farApart) ? [findingOf("eyesApart", null, ["power"])] : []),
    ...(odd ? [findingOf("additionsDiffer", odd, ["addition"])] : []),
  ];
}

/** Checks an eye that is ordered alone with the other's values; the two must be too far apart for a drift (D75). */
export function checkLoneEye({ eye, now, before }: Comparison, other: ComparedLens | null): Finding[] {
  if (!before || !other || lensDistance(now.values, other.values) > 0) return [];
  return lensDistance(before.values, other.values) >= swapped.alone
    ? [finding("eyesSwapped", { eye, fields: written, now: [now], before: [before] })]
    : [];
}

/**
 * Whether the eyes are exactly swapped; or their difference is reversed rather than preserved, and neither eye is far from the other's
 * earlier value.
 */
function isSwapped({ right, left }: Pair): boolean {
  if (!right.before || !left.before) return false;
  const crossed = [lensDistance(right.now.values, left.before.values), lensDistance(left.now.values, right.before.values)];
  const [now, before] = [difference(right.now, left.now), difference(right.before, left.before)];
  if (!now || !before || length(before) === 0) return false;
  if (crossed.every((distance) => distance === 0)) return true;
  const turned = length({ mean: now.mean + before.mean, straight: now.straight + before.straight, oblique: now.oblique + before.oblique });
  const unturned = length({
    mean: now.mean - before.mean,
    straight: now.straight - before.straight,
    oblique: now.oblique - before.oblique,
  });
  if (length(before) < swapped.apart) return false;
  return turned <= swapped.left && unturned - turned >= swapped.gained && crossed.every((distance) => distance <= swapped.drift);
}

const length = ({ mean, straight, oblique }: PowerVector) => Math.hypot(mean, straight, oblique);

/** Returns the difference between the right and the left lens as a power vector. */
function difference(right: ComparedLens, left: ComparedLens): PowerVector | null {
  const [one, other] = [powerVector(right.values), powerVector(left.values)];
  if (!one || !other) return null;
  return { mean: one.mean - other.mean, straight: one.straight - other.straight, oblique: one.oblique - other.oblique };
}

function apart(lenses: readonly ComparedLens[]): number {
  const [right, left] = lenses.map(({ values }) => sphericalEquivalent(values));
  return right === null || right === undefined || left === null || left === undefined ? 0 : Math.abs(right - left);
}

/** Returns the eye whose addition changed while they were equal before; null where they agree or never did. */
function additionsApart({ right, left }: Pair): Finding["eye"] {
  if (!right.before || !left.before) return null;
  const now = additionChange(right.now.values.addition, left.now.values.addition);
  const before = additionChange(right.before.values.addition, left.before.values.addition);
  if (now === null || now === 0 || before !== 0) return null;
  return additionChange(right.now.values.addition, right.before.values.addition) === 0 ? "left" : "right";
}
