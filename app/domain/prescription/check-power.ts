import { type ComparedLens, type Comparison, type Finding, finding } from "./finding";
import { axisDifference, cylinderOf, numberOf, sphericalEquivalent } from "./power-vector";

const sphereStep = 0.75;
const cylinderStep = 0.5;
const droppedCylinder = 1.25;
const axisStep = 20;
const strongCylinder = 1.25;
const turnedFrom = 80;

/**
 * Limits in dioptres for a sign flip rather than a drift: how far the magnitudes may differ, and how far apart the powers must be, so that
 * it is no drift across plano.
 */
const flip = { drift: 0.5, apart: 1 };

/** Returns what rotating a cylinder by an angle leaves uncorrected, in dioptres. */
const residual = (cylinder: number, degrees: number) => 2 * Math.abs(cylinder) * Math.sin((degrees * Math.PI) / 180);

/**
 * Compares sign, power, cylinder and axis of an eye with its earlier order (D75): a flipped sign; a power more than 0.75 D away (its
 * spherical equivalent where only one of the two has a cylinder); a cylinder more than 0.50 D away, or one of 1.25 D and more left out; an
 * axis turned by 80 to 90 degrees, as when plus and minus cylinder are mixed up; an axis more than 20 degrees away with 1.25 D and more, or
 * by an angle that blurs as much with a weaker cylinder.
 */
export function checkPower({ eye, now, before }: Comparison): Finding[] {
  if (!before) return [];
  const findingOf = (kind: Finding["kind"], fields: Finding["fields"]) => finding(kind, { eye, fields, now: [now], before: [before] });
  const turned = axisChange(now, before) >= turnedFrom;
  const mixed = turned && isPlusWritten(now, before);
  return [
    ...(isFlipped(now, before) ? [findingOf("signFlipped", ["power"])] : []),
    ...(turned ? [findingOf("axisTurned", mixed ? ["power", "axis"] : ["axis"])] : []),
    ...(!mixed && !isFlipped(now, before) && sphereChange(now, before) > sphereStep ? [findingOf("sphereJump", ["power"])] : []),
    ...(hasCylinderJump(now, before) ? [findingOf("cylinderJump", ["cylinder"])] : []),
    ...(!turned && hasAxisJump(now, before) ? [findingOf("axisJump", ["axis"])] : []),
  ];
}

function isFlipped(now: ComparedLens, before: ComparedLens): boolean {
  const [power, earlier] = [numberOf(now.values.power) ?? 0, numberOf(before.values.power) ?? 0];
  if (power * earlier >= 0) return false;
  return power === -earlier || (Math.abs(power + earlier) <= flip.drift && Math.abs(power - earlier) >= flip.apart);
}

function sphereChange(now: ComparedLens, before: ComparedLens): number {
  const likeToLike = (cylinderOf(now.values) === 0) === (cylinderOf(before.values) === 0);
  const sizeOf = ({ values }: ComparedLens) => (likeToLike ? numberOf(values.power) : sphericalEquivalent(values));
  const [size, earlier] = [sizeOf(now), sizeOf(before)];
  return size === null || earlier === null ? 0 : Math.abs(size - earlier);
}

function hasCylinderJump(now: ComparedLens, before: ComparedLens): boolean {
  const [cylinder, earlier] = [cylinderOf(now.values), cylinderOf(before.values)];
  if (earlier === 0) return false;
  return cylinder === 0 ? Math.abs(earlier) >= droppedCylinder : Math.abs(cylinder - earlier) > cylinderStep;
}

/** Returns the degrees between the axes; 0 when one of the lenses has none. */
function axisChange(now: ComparedLens, before: ComparedLens): number {
  const [axis, earlier] = [numberOf(now.values.axis), numberOf(before.values.axis)];
  return axis === null || earlier === null ? 0 : axisDifference(axis, earlier);
}

function hasAxisJump(now: ComparedLens, before: ComparedLens): boolean {
  const change = axisChange(now, before);
  const cylinder = Math.abs(cylinderOf(now.values));
  if (cylinder >= strongCylinder) return change > axisStep;
  return residual(cylinder, change) > residual(strongCylinder, axisStep);
}

/**
 * Whether it is the earlier lens written in plus cylinder with the sign of the cylinder then flipped: -3.00 -1.25 x 180 as -4.25 -1.25 x
 * 090.
 */
function isPlusWritten(now: ComparedLens, before: ComparedLens): boolean {
  const [power, earlier] = [numberOf(now.values.power) ?? 0, numberOf(before.values.power) ?? 0];
  return Math.abs(power - (earlier + cylinderOf(before.values))) <= 0.25;
}
