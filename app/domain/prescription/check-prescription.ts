import { addMonths } from "../calendar/days";
import type { CalendarDay } from "../edition";
import type { Eye } from "../order/order-lines";
import { newestFirst } from "../patient/worn-lens";
import { checkAddition } from "./check-addition";
import { checkLens } from "./check-lens";
import { checkLoneEye, checkPair } from "./check-pair";
import { checkPower } from "./check-power";
import { checkSupply } from "./check-supply";
import {
  type ComparedLens,
  type Comparison,
  earlierLens,
  type Finding,
  type FindingKind,
  type FindingPatient,
  finding,
  findingKinds,
  type WantedOrder,
} from "./finding";

const termMonths = 24;

/** Kinds that are left out for an eye, or for both, when this finding says more about the same values. */
const stronger: Partial<Record<FindingKind, readonly FindingKind[]>> = {
  eyesSwapped: [
    ...(["signFlipped", "axisTurned", "sphereJump", "cylinderJump", "axisJump", "eyesApart"] as const),
    ...(["additionShrank", "additionJump", "additionsDiffer", "otherSeries", "otherBaseCurve", "otherDiameter"] as const),
  ],
  signFlipped: ["sphereJump", "eyesApart"],
  sphereJump: ["eyesApart"],
  additionForAge: ["additionShrank", "additionJump", "additionsDiffer"],
  additionShrank: ["additionsDiffer"],
  additionJump: ["additionsDiffer"],
};

/**
 * Returns what is unlikely in an order for a patient, judged by earlier orders and optics (D75): right eye, left eye, then what concerns
 * both. Findings never refuse the order.
 */
export function checkPrescription(order: WantedOrder, known: FindingPatient): Finding[] {
  const right = comparisonOf("right", order, known);
  const left = comparisonOf("left", order, known);
  const found = [right, left].flatMap((each) => (each ? checkEye(each, order, known) : []));
  const paired = right && left ? checkPair({ right, left }) : [];
  const lone = right && left ? [] : [right, left].flatMap((each) => (each ? checkLoneEye(each, latestOf(otherEye(each.eye), known)) : []));
  return sorted(withoutWeaker([...found, ...paired, ...lone, ...checkTerm(order, known)]));
}

function checkEye(eye: Comparison, { purchaseType }: WantedOrder, known: FindingPatient): Finding[] {
  return [
    ...checkLens(eye, known, purchaseType),
    ...checkPower(eye),
    ...checkAddition(eye, known),
    ...(purchaseType === "Trial" ? [] : checkSupply(eye, known)),
  ];
}

function comparisonOf(eye: Eye, order: WantedOrder, known: FindingPatient): Comparison | null {
  const wanted = order[eye];
  return wanted && { eye, now: { ...wanted, eye, orderId: null, productName: null, orderedOn: null }, before: latestOf(eye, known) };
}

const otherEye = (eye: Eye): Eye => (eye === "right" ? "left" : "right");

function latestOf(eye: Eye, { lenses }: FindingPatient): ComparedLens | null {
  const [latest] = newestFirst(lenses.filter((lens) => lens.eye === eye));
  return latest ? earlierLens(latest) : null;
}

/** Checks the end of the prescription: the order's own, else two years from its start, else that of the latest order that has one. */
function checkTerm({ startDate, expirationDate }: WantedOrder, { today, knownUntil }: FindingPatient): Finding[] {
  const until: CalendarDay | null = expirationDate ?? (startDate === null ? knownUntil : addMonths(startDate, termMonths));
  return until !== null && until < today ? [finding("rxExpired", { eye: null, now: [], before: [], until })] : [];
}

function withoutWeaker(found: readonly Finding[]): Finding[] {
  const concerns = (one: Finding, other: Finding) => one.eye === null || other.eye === null || one.eye === other.eye;
  return found.filter((weak) => !found.some((strong) => concerns(strong, weak) && stronger[strong.kind]?.includes(weak.kind)));
}

const eyeOrder = (eye: Finding["eye"]) => (eye === null ? 2 : eye === "left" ? 1 : 0);

function sorted(found: readonly Finding[]): Finding[] {
  return found.toSorted(
    (one, other) => eyeOrder(one.eye) - eyeOrder(other.eye) || findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind),
  );
}
