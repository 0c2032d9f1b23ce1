import { addDays } from "../calendar/days";
import { supplyOf } from "../patient/supply";
import { isSameLens, newestFirst } from "../patient/worn-lens";
import { type Comparison, earlierLens, type Finding, type FindingPatient, finding } from "./finding";

const ordersCounted = 3;
/** Days before a supply runs out from which reordering is due. */
export const reorderDays = 21;

/**
 * Checks how many lenses, and how soon (D75): twice the boxes of the largest of the last three orders of the same series and pack; and the
 * same lens more than three weeks before the present boxes run out, whoever in the practice ordered those.
 */
export function checkSupply({ eye, now, before }: Comparison, { lenses, seriesOf, today }: FindingPatient): Finding[] {
  if (!before) return [];
  const ofEye = newestFirst(lenses.filter((lens) => lens.eye === eye));
  const alike = ofEye.filter(({ seriesId, packSize }) => seriesId === now.seriesId && packSize === now.packSize).slice(0, ordersCounted);
  const [usual] = alike.toSorted((one, other) => other.quantity - one.quantity);
  const [supply] = supplyOf(ofEye, (seriesId) => seriesOf(seriesId)?.modality ?? null);
  const isSupplied = supply && isSameLens(now, before) && today < addDays(supply.until, -reorderDays);
  return [
    ...(usual && now.quantity !== null && now.quantity >= 2 * usual.quantity
      ? [finding("manyBoxes", { eye, now: [now], before: [earlierLens(usual)] })]
      : []),
    ...(isSupplied ? [finding("duplicate", { eye, now: [now], before: [before], until: supply.until })] : []),
  ];
}
