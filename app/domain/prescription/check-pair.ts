import type { LensField } from "../lens/parameters";
import { additionChange } from "./check-addition";
import { type ComparedLens, type Comparison, type Finding, finding } from "./finding";
import { lensDistance, type PowerVector, powerVector, sphericalEquivalent } from "./power-vector";

const farApart = 3;
/**
 * In dioptres: how far apart the eyes were at least, how exactly that difference is turned over, by how much more than it is kept, and how
 * far either eye may have drifted from what the other wore; for an eye that is ordered alone, how far apart they were.
 */
const swapped = { apart: 0.5, left: 0.25, gained: 0.5, drift: 0.5, alone: 0.75 };

const written: LensField[] = ["power", "cylinder", "axis", "addition"];

/** Both eyes of an order beside their earlier lenses. */
type Pair = { right: Comparison; left: Comparison };

/**
 * Both eyes together (D75): exchanged, where each is what the other was, or clearly nearer to that than to its own; additions that differ
 * and did not; spherical equivalents more than 3 D apart that were not, or of which nothing is known.
 */
export function checkPair({ right, left }: Pair): Finding[] {
  const now = [right.now, left.now];
  const before = right.before && left.before ? [right.before, left.before] : [];
  const said = (kind: Finding["kind"], eye: Finding["eye"], fields: LensField[]) => finding(kind, { eye, fields, now, before });
  const odd = additionsApart({ right, left });
  return [
    ...(isSwapped({ right, left }) ? [said("eyesSwapped", null, written)] : []),
    ...(apart(now) > farApart && (before.length === 0 || apart(before) <= farApart) ? [said("eyesApart", null, ["power"])] : []),
    ...(odd ? [said("additionsDiffer", odd, ["addition"])] : []),
  ];
}

/** One eye alone is ordered with what the other wears; both must be so far apart that it is no drift (D75). */
export function checkLoneEye({ eye, now, before }: Comparison, other: ComparedLens | null): Finding[] {
  if (!before || !other || lensDistance(now.values, other.values) > 0) return [];
  return lensDistance(before.values, other.values) >= swapped.alone
    ? [finding("eyesSwapped", { eye, fields: written, now: [now], before: [before] })]
    : [];
}

/** Exactly exchanged; or the difference between the eyes is turned over rather than kept, and neither eye moved far from the other's. */
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

/** How the right lens differs from the left, as a power vector. */
function difference(right: ComparedLens, left: ComparedLens): PowerVector | null {
  const [one, other] = [powerVector(right.values), powerVector(left.values)];
  if (!one || !other) return null;
  return { mean: one.mean - other.mean, straight: one.straight - other.straight, oblique: one.oblique - other.oblique };
}

function apart(lenses: readonly ComparedLens[]): number {
  const [right, left] = lenses.map(({ values }) => sphericalEquivalent(values));
  return right === null || right === undefined || left === null || left === undefined ? 0 : Math.abs(right - left);
}

/** The eye whose addition parted from the other's, both having been alike; null where they agree or never did. */
function additionsApart({ right, left }: Pair): Finding["eye"] {
  if (!right.before || !left.before) return null;
  const now = additionChange(right.now.values.addition, left.now.values.addition);
  const before = additionChange(right.before.values.addition, left.before.values.addition);
  if (now === null || now === 0 || before !== 0) return null;
  return additionChange(right.now.values.addition, right.before.values.addition) === 0 ? "left" : "right";
}
