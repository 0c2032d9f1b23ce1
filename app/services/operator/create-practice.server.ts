import { v7 as newId } from "uuid";
import type { Answers, Inputs } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { findUser, insertUser } from "~/db/queries/people/people.server";
import { findTenant, hasSubDomain, insertLocations, insertTenant } from "~/db/queries/practice/tenants.server";
import { isSupportLocation } from "~/domain/account/directory-words";
import { normaliseEmail, storedEmail } from "~/domain/account/email";
import { findNewPracticeMistakes } from "~/domain/account/find-new-practice-mistakes";
import { roleOfRoleType } from "~/domain/account/roles";
import { storedSubDomain } from "~/domain/account/sub-domain";
import { confirmationLetters } from "~/domain/order/confirmation-number";
import { parsePostcode } from "~/domain/patient/postcode";
import { parseBusinessNumber } from "~/domain/supply/business-number";
import { editions } from "~/editions/editions";
import { operator } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { type KeySettings, queueKeyMail } from "../people/queue-key-mail.server";
import { storedName } from "../people/stored-person.server";
import { rewriteDirectory } from "../tenants/rewrite-directory.server";
import { unlessRefused } from "../unless-refused.server";
import { loadPracticeAnswer } from "./practices.server";
import { recordOperatorAct } from "./record-operator-act.server";

type Input = Inputs["operator"]["create"];
type Opened = { practice: Answers["operator"]["create"] } | { code: "invalidFields"; fields: Readonly<Record<string, string>> };

/** Who creates a practice, when, and the settings for the link of the invitation. */
type Opening = { doors: Doors; settings: KeySettings; operatorId: string; now: Date };

/** Creates a practice (D97): an operator's call. */
export const createPractice = operator.operator.create.handler(async ({ input, context, errors }) => {
  const { doors, settings, person, now } = context;
  const opened = await openPractice(input, { doors, settings, operatorId: person.id, now });
  if ("practice" in opened) return opened.practice;
  throw errors.invalidFields({ data: { fields: { ...opened.fields } } });
});

/**
 * Creates a practice with its locations and invites its first admin, who owns the account, in one transaction (D97). Refuses by field; for
 * an existing id returns its practice and sends nothing.
 */
export async function openPractice(input: Input, opening: Opening): Promise<Opened> {
  const open = async (db: PracticeDb): Promise<Opened> => {
    const known = await loadPracticeAnswer(db);
    if (known) return { practice: known };
    const fields = findNewPracticeMistakes(input, editions[input.edition]);
    if (Object.keys(fields).length > 0) return { code: "invalidFields", fields };
    const outcome = await writePractice(db, input, opening.now);
    if (outcome === "taken") return { code: "invalidFields", fields: { subDomain: "subDomainTaken" } };
    if (outcome === "written") await inviteFirstAdmin(db, await writeLocations(db, input), { input, opening });
    const practice = await loadPracticeAnswer(db);
    if (!practice) throw new Error("A practice that was created is not there");
    return { practice };
  };
  return unlessRefused((work) => opening.doors.asOperatorOf(input.tenantId, work), open);
}

/**
 * Writes the practice itself: `taken` when another one has its sub-domain, `there` when it was written at the same moment. If another
 * process takes the practice number first, uses the next.
 */
async function writePractice(db: PracticeDb, input: Input, now: Date): Promise<"written" | "there" | "taken"> {
  const { tenantId, practiceName, edition, partnerNumber, phone } = input;
  const subDomain = storedSubDomain(input.subDomain);
  const row = {
    ...{ tenantId, practiceName, subDomain, countryCode: edition, partnerNumber, phone: phone.trim(), email: normaliseEmail(input.email) },
    ...{ status: "approved" as const, letters: confirmationLetters(edition, subDomain), createdAt: now, updatedAt: now },
    businessNumber: parseBusinessNumber(input.businessNumber ?? "") ?? "",
    language: input.language ?? editions[edition].defaultLanguage,
  };
  while (!(await insertTenant(db, row))) {
    if (await findTenant(db)) return "there";
    if (await hasSubDomain(db, subDomain)) return "taken";
  }
  return "written";
}

/** Writes the locations in the order of the form; returns the ids of those where people work. */
async function writeLocations(db: PracticeDb, { edition, locations, partnerNumber }: Input): Promise<string[]> {
  const rows = locations.map(({ address: { street, street2, city, state, zip }, phone, ...location }, position) => {
    const postcode = parsePostcode(zip, editions[edition].postcode);
    return {
      ...{ ...location, tenantId: db.tenantId, id: newId(), position, street, street2: street2 ?? "", city, state: state ?? "" },
      ...{ phone: phone ?? "", partnerNumber: location.partnerNumber || partnerNumber, zip: postcode.permitted ? postcode.postcode : zip },
    };
  });
  await insertLocations(db, rows);
  return rows.filter(({ name }) => !isSupportLocation(name)).map(({ id }) => id);
}

/** Invites the first admin to every location where people work, and records who created the practice, and why. */
async function inviteFirstAdmin(
  db: PracticeDb,
  locationIds: readonly string[],
  { input, opening }: { input: Input; opening: Opening },
): Promise<void> {
  const { operatorId, settings, now } = opening;
  const { email, firstName, lastName } = input.admin;
  const id = newId();
  const row = {
    ...{ tenantId: db.tenantId, id, email: storedEmail(email), emailKey: normaliseEmail(email), group: "staff", isAccountOwner: true },
    ...{ firstName: storedName(firstName), lastName: storedName(lastName), status: "pending" as const },
    ...{ ...roleOfRoleType("admin"), createdAt: now, updatedAt: now },
  };
  await insertUser(db.tx, row, locationIds);
  const tenant = await findTenant(db);
  const user = await findUser(db, id);
  if (!tenant || !user) throw new Error("A practice that was created lacks its admin");
  await rewriteDirectory(db, tenant);
  await queueKeyMail(db, "invitation", { user, tenant }, { settings, now });
  await recordOperatorAct(db, { id: operatorId }, { action: "practiceCreated", reason: input.reason }, now);
  recordAudit(db, { id: operatorId, tenantId: db.tenantId }, { action: "userInvited", subjectKind: "user", subjectId: id }, now);
}
