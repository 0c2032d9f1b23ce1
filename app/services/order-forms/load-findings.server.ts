import { findPreorders } from "~/db/queries/cart/preorders.server";
import { findingAnswerOf } from "~/services/prescription/finding-answer.server";
import { signedIn } from "../access.server";
import { recordViewOnce } from "../audit/record-view-once.server";
import { findingsOf } from "../prescription/find-findings.server";
import { loadKnownPatients } from "../prescription/patient-facts.server";

/** Returns the findings for a form in its current state (D75), and which of them were accepted when the order was added to the cart. */
export const loadFindings = signedIn.orderForms.findings.handler(async ({ input, context, errors }) => {
  const { person, now, view } = context;
  const { locationId, patientId, preorderId, startDate = null, expirationDate = null, right = null, left = null } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  const found = await view(async (db) => {
    const known = (await loadKnownPatients(db, context, [patientId])).get(patientId);
    if (!known || !person.locationIds.includes(known.locationId)) return null;
    await recordViewOnce(db, person, patientId, now);
    const [carted] = preorderId === undefined ? [] : await findPreorders(db, [preorderId]);
    const own = carted?.patientId === patientId ? carted : undefined;
    const order = { purchaseType: input.purchaseType, startDate, expirationDate, right, left };
    return findingsOf(order, known, own?.replacesOrderId ?? null).map((each) => ({
      ...each,
      ...(own?.findings.find(({ key, acceptedBy }) => key === each.key && acceptedBy !== null) ?? {}),
    }));
  });
  if (!found) throw errors.notFound();
  return { findings: found.map((each) => findingAnswerOf(each, person)) };
});
