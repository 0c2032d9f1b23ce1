import { isDeepStrictEqual } from "node:util";
import type { Inputs } from "~/calls/answers";
import { listUsers } from "~/db/queries/people/people.server";
import {
  findTenant,
  type LocationChange,
  listLocations,
  updateLocation,
  updateTenant as writeTenant,
} from "~/db/queries/practice/tenants.server";
import { normaliseEmail } from "~/domain/account/email";
import { findPracticeMistakes } from "~/domain/account/find-practice-mistakes";
import { findSupportMistakes } from "~/domain/account/find-support-mistakes";
import type { Edition } from "~/domain/edition";
import { parsePostcode } from "~/domain/patient/postcode";
import { parseBusinessNumber } from "~/domain/supply/business-number";
import { loadPersonAnswers } from "~/services/people/person-answers.server";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { rewriteDirectory } from "./rewrite-directory.server";
import { locationAnswerOf, practiceAnswerOf } from "./tenant-answer.server";

type SentLocation = Inputs["tenants"]["update"]["locations"][number];

/**
 * Changes practice information and locations (admin). `revision` is the one last seen: an older one is refused, so that nobody unknowingly
 * overwrites what another admin saved, unless all of it is stored already, so that sending it twice saves it once. Omitted locations stay;
 * the public list is updated in the same transaction. Refuses by field what practice information may not be, and names of locations that
 * would leave none to work at or are the distributor's to give (D13).
 */
export const updateTenant = admin.tenants.update.handler(async ({ input, context, errors }) => {
  const { person, edition, withTenant, now } = context;
  const { tenantId } = person;
  if (input.tenantId !== tenantId) throw errors.notFound();
  const mistakes = findPracticeMistakes(input, edition);
  return withTenant(async (db) => {
    const stored = (await listLocations(db)).map(({ id, name }) => ({ _id: id, name }));
    if (input.locations.some((sent) => stored.every(({ _id }) => _id !== sent._id))) throw errors.notFound();
    const fields = { ...mistakes, ...findSupportMistakes({ stored, sent: input.locations }, person) };
    if (Object.keys(fields).length > 0) throw errors.invalidFields({ data: { fields } });
    const { practiceName, phone, language } = input;
    const change = { practiceName, email: normaliseEmail(input.email), phone, language, ...businessNumberChange(input) };
    const ofLocations = input.locations.map(({ _id: id, ...sent }) => ({ id, ...locationChange(sent, edition) }));
    const isWritten = await writeTenant(db, { revision: input.revision, change }, now);
    const tenant = await findTenant(db);
    if (!tenant) throw errors.notFound();
    const present = await listLocations(db);
    const isSentAgain = input.revision < tenant.revision && isContained([change], [tenant]) && isContained(ofLocations, present);
    if (!isWritten && !isSentAgain) throw errors.changedElsewhere();
    if (isWritten) {
      for (const { id, ...ofLocation } of ofLocations) await updateLocation(db, id, ofLocation);
      recordAudit(db, person, { action: "practiceChanged", subjectKind: "practice", subjectId: tenantId }, now);
    }
    const locations = isWritten ? await rewriteDirectory(db, tenant) : present;
    const staff = await loadPersonAnswers(db, context, await listUsers(db));
    return { tenant: { ...practiceAnswerOf(tenant), staff }, locations: locations.map(locationAnswerOf), revision: tenant.revision };
  });
});

/** Whether each change says only what is stored already. */
const isContained = (changes: readonly object[], stored: readonly object[]): boolean =>
  changes.every((change) => stored.some((row) => isDeepStrictEqual({ ...row, ...change }, row)));

/** Returns what a sent location changes: omitted texts, or null, stay as they are stored. */
function locationChange({ name, address, phone, defaultShippingOption }: Omit<SentLocation, "_id">, edition: Edition): LocationChange {
  const { street, street2, city, state, zip } = address;
  const optional = Object.entries({ street2, state, phone }).filter(([, text]) => typeof text === "string");
  return { name, street, city, zip: storedZip(zip, edition), defaultShippingOption, ...Object.fromEntries(optional) };
}

/** Returns the number in its written form; an omitted one stays. */
function businessNumberChange({ businessNumber }: Inputs["tenants"]["update"]) {
  return typeof businessNumber === "string" ? { businessNumber: parseBusinessNumber(businessNumber) ?? "" } : {};
}

function storedZip(text: string, edition: Edition): string {
  const parsed = parsePostcode(text, edition.postcode);
  return parsed.permitted ? parsed.postcode : text;
}
