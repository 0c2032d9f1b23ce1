import { v7 as newId } from "uuid";
import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { findCartPatients } from "~/db/queries/cart/cart-patients.server";
import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { deleteKeptForm, findKeptForm, listAllKeptForms, putKeptForm } from "~/db/queries/cart/kept-forms.server";
import { listUsers, type PlacedUser } from "~/db/queries/people/people.server";
import { together } from "~/db/together.server";
import { type Colleague, describeDraft, draftKindOf, isOfCart, mayTakeDraft } from "~/domain/account/give-draft";
import { isUuid } from "~/domain/is-uuid";
import { keptMilliseconds } from "~/domain/kept-time";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { cartKeyOf } from "../cart/cart-access.server";
import { formIdOf } from "./kept-form-id.server";

type Drafts = Answers["session"]["listDrafts"];
type StoredForm = Awaited<ReturnType<typeof listAllKeptForms>>[number];

/** Returns one's own drafts that a colleague may take over, and the colleagues at one's present location (D77). */
export const listDrafts = signedIn.session.listDrafts.handler(({ context: { person, read, now } }) =>
  read(async (db) => {
    const [people, forms] = await together(listUsers(db), listAllKeptForms(db, person.id, now));
    const drafts = await describeForms(db, forms, people);
    const colleagues = people.filter((placed) => mayTakeDraft(person, colleagueOf(placed))).map(({ user }) => personOf(user));
    return { drafts, colleagues };
  }),
);

/**
 * Hands one of one's own drafts to a colleague at the location: it then belongs to the colleague alone, and the audit trail records it.
 * What the colleague has typed for the same subject stays beside it. Sent twice, it is handed over once.
 */
export const giveDraft = signedIn.session.giveDraft.handler(({ input, context: { person, withTenant, now }, errors }) =>
  withTenant(async (db) => {
    const form = await findKeptForm(db, { id: input.formId, ownerId: person.id }, now);
    const placed = (await listUsers(db)).find(({ user }) => user.id === input.userId);
    if (!form && placed && (await isGiven(db, { ...input, giverId: person.id }, now))) return nameOf(placed);
    if (!form || !draftKindOf(form.path) || !placed || !mayTakeDraft(person, colleagueOf(placed))) throw errors.notFound();
    const held = await findOpenCart(db, cartKeyOf(person, person.locationId));
    if (isOfCart(form.entries, held?.preorders.map(({ id }) => id) ?? [])) throw errors.draftOfCart();
    // Of two requests at once the second waits here for the first.
    if (!(await deleteKeptForm(db, form.id, person.id))) {
      if (await isGiven(db, { ...input, giverId: person.id }, now)) return nameOf(placed);
      throw errors.notFound();
    }
    const { tenantId } = person;
    const { path, entries } = form;
    const ownId = formIdOf({ tenantId, ownerId: input.userId, path }, entries);
    const own = await findKeptForm(db, { id: ownId, ownerId: input.userId }, now);
    if (!own) await deleteKeptForm(db, ownId, input.userId);
    const received = { id: own ? newId() : ownId, ownerId: input.userId, expiresAt: new Date(now.getTime() + keptMilliseconds) };
    await putKeptForm(db.tx, { tenantId, path, entries, ...received, givenBy: person.id, givenFormId: form.id });
    recordAudit(db, person, { action: "draftGiven", subjectKind: "user", subjectId: input.userId }, now);
    return nameOf(placed);
  }),
);

const nameOf = ({ user: { id: userId, firstName, lastName } }: PlacedUser) => ({ userId, firstName, lastName });

/** Whether a draft of the person is the colleague's by now, because it was handed over before. */
async function isGiven(db: PracticeDb, given: { formId: string; giverId: string; userId: string }, now: Date): Promise<boolean> {
  const theirs = await listAllKeptForms(db, given.userId, now);
  return theirs.some(({ givenBy, givenFormId }) => givenBy === given.giverId && givenFormId === given.formId);
}

/** Describes the drafts among some stored forms, with the names of their patients and of the colleagues who handed them over. */
async function describeForms(db: PracticeDb, forms: readonly StoredForm[], people: readonly PlacedUser[]): Promise<Drafts["drafts"]> {
  const described = forms.flatMap((form) => {
    const kind = draftKindOf(form.path);
    return kind ? [{ form, kind, ...describeDraft(form.path, form.entries) }] : [];
  });
  const patientIds = described.flatMap(({ patientId }) => (patientId && isUuid(patientId) ? [patientId] : []));
  const patients = await findCartPatients(db, patientIds);
  return described.map(({ form, kind, patientId, preorderId, typedName, linesQuantity }) => {
    const patient = patients.get(patientId ?? "") ?? (typedName.firstName || typedName.lastName ? typedName : null);
    const giver = people.find(({ user }) => user.id === form.givenBy)?.user;
    return {
      ...{ formId: form.id, path: form.path, kind, preorderId, linesQuantity },
      savedAt: new Date(form.expiresAt.getTime() - keptMilliseconds),
      patient: patient && { firstName: patient.firstName ?? "", lastName: patient.lastName },
      givenBy: giver ? { firstName: giver.firstName, lastName: giver.lastName } : null,
    };
  });
}

const colleagueOf = ({ user: { id, role, status }, locationIds }: PlacedUser): Colleague => ({ id, role, status, locationIds });

const personOf = ({ id, firstName, lastName }: PlacedUser["user"]) => ({ id, firstName, lastName });
