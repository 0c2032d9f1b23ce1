import type { PracticeDb } from "~/db/database.server";
import { findAddress, insertAddress, updateAddressRow } from "~/db/queries/patients/addresses.server";
import { findPatient, lockPatient } from "~/db/queries/patients/patients.server";
import { checkSeenVersion } from "~/domain/check-seen-version";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { unlessRefused } from "../unless-refused.server";
import { parseAddressEntries } from "./parse-address-entries.server";
import { addressAnswerOf, addressVersionOf, patientAnswerOf } from "./patient-answer.server";

/** Adds an address to a patient of the person's locations; the id makes it idempotent. */
export const addAddress = signedIn.patients.addAddress.handler(async ({ input, context, errors }) => {
  const { person, edition, settings, now } = context;
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  const { values, mistakes } = await parseAddressEntries(input.address, edition, settings.addressVerifierUrl);
  const key = { tenantId: person.tenantId, patientId: input.patientId, id: input.address.id };
  const answer = await changeAddress(
    context,
    { patientId: input.patientId, addressId: input.address.id },
    {
      fields: mistakes,
      write: async (db) => {
        await insertAddress(db.tx, { ...key, ...values, createdAt: now });
        return true;
      },
    },
  );
  if (answer === "notFound") throw errors.notFound();
  if (answer.fields) throw errors.invalidFields({ data: { fields: answer.fields } });
  return { patient: answer.patient, address: answer.address };
});

/**
 * Changes an address of a patient; a change makes it unverified until the verification step confirms it (D65). Refused to callers who send
 * the version that they loaded, when somebody else has changed the address since.
 */
export const updateAddress = signedIn.patients.updateAddress.handler(async ({ input, context, errors }) => {
  const { person, edition, settings } = context;
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  const { values, mistakes } = await parseAddressEntries(input.address, edition, settings.addressVerifierUrl);
  const answer = await changeAddress(
    context,
    { patientId: input.patientId, addressId: input.address.id },
    {
      fields: mistakes,
      write: async (db) => {
        const key = { patientId: input.patientId, id: input.address.id };
        const { version } = input.address;
        if (version !== undefined && (await isChangedSince(db, key, { seen: version, values }))) throw errors.changedElsewhere();
        return updateAddressRow(db, key, values);
      },
    },
  );
  if (answer === "notFound") throw errors.notFound();
  if (answer.fields) throw errors.invalidFields({ data: { fields: answer.fields } });
  return { patient: answer.patient, address: answer.address };
});

/** Whether an address was changed since its caller saw it, to something else than the caller wants. */
async function isChangedSince(
  db: PracticeDb,
  key: { patientId: string; id: string },
  { seen, values }: { seen: string; values: Parameters<typeof addressVersionOf>[0] },
): Promise<boolean> {
  const present = await findAddress(db, key);
  return present !== null && !checkSeenVersion({ seen, present: addressVersionOf(present), wanted: addressVersionOf(values) }).permitted;
}

/**
 * In one transaction: checks that the person may see the patient and that the input is valid, writes, audits, and returns the present
 * state.
 */
function changeAddress(
  { person, now, withTenant }: SignedInContext,
  { patientId, addressId }: { patientId: string; addressId: string },
  { fields, write }: { fields: Record<string, string>; write: (db: PracticeDb) => Promise<boolean> },
) {
  const { subDomain, locationIds } = person;
  const change = async (db: PracticeDb) => {
    if (!(await lockPatient(db, patientId, locationIds))) return "notFound" as const;
    if (Object.keys(fields).length > 0) return { fields };
    if (!(await write(db))) return "notFound" as const;
    const record = await findPatient(db, patientId, locationIds);
    const address = record?.addresses.find(({ id }) => id === addressId);
    if (!record || !address) return "notFound" as const;
    recordAudit(db, person, { action: "patientChanged", subjectKind: "patient", subjectId: patientId }, now);
    return { patient: patientAnswerOf(record, subDomain), address: addressAnswerOf(address) };
  };
  return unlessRefused(
    (work) => withTenant(work),
    change,
    (answer) => answer === "notFound" || answer.fields !== undefined,
  );
}
