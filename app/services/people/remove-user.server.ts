import { deleteKeptFormsOf } from "~/db/queries/cart/kept-forms.server";
import { deleteUser, listUsers, lockUsers, type PlacedUser } from "~/db/queries/people/people.server";
import { countSessionsOfUser } from "~/db/queries/people/sessions.server";
import { deleteSignInCounts } from "~/db/queries/people/sign-in-attempts.server";
import { rememberFormerUser } from "~/db/queries/practice/audit.server";
import { dropMailsAbout } from "~/db/queries/practice/outbox.server";
import { listLocations } from "~/db/queries/practice/tenants.server";
import { checkRemoval } from "~/domain/account/manage-people";
import { sessionMinutes } from "~/domain/account/session-life";
import { admin } from "../access.server";
import { takeBackAllOf } from "../approvals/return-cart.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { countOpenCarts, dropCarts, takeOverCarts } from "../cart/hand-on-carts.server";
import { errorOf } from "../error-of.server";
import { hasLeft } from "./has-left.server";
import { loadPersonAnswer, managedPersonOf } from "./person-answers.server";

/**
 * Returns what removing a person would entail: an objection, if any, the sessions that would end, and the person's open carts compared with
 * one's own.
 */
export const previewRemoval = admin.users.previewRemoval.handler(({ input, context, errors }) =>
  context.read(async (db) => {
    const { person, now } = context;
    const found = judgeRemoval(person, await listUsers(db), input._id);
    if (!found) throw errors.notFound();
    const { placed, verdict } = found;
    const seenSince = new Date(now.getTime() - sessionMinutes.idle * 60_000);
    const locations = new Map((await listLocations(db)).map(({ id, name }) => [id, name]));
    const carts = await countOpenCarts(db, person, input._id);
    return {
      user: await loadPersonAnswer(db, context, placed),
      objection: verdict.permitted ? null : verdict.code === "ownRole" ? ("notPermitted" as const) : verdict.code,
      sessionsQuantity: await countSessionsOfUser(db, input._id, seenSince),
      carts: carts.map((cart) => ({ ...cart, locationName: locations.get(cart.locationId) ?? "" })),
    };
  }),
);

/**
 * Removes a person from the practice: their sessions end, so their next request is refused, and links, locks and drafts are deleted. Orders
 * and audit trail keep the name. The open carts are moved into one's own, or dropped. Somebody who has left already is removed.
 */
export const removeUser = admin.users.remove.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    const found = judgeRemoval(person, await lockUsers(db), input._id);
    if (!found && (await hasLeft(db, input._id))) return { removed: true as const, takenOverQuantity: 0 };
    if (!found) throw errors.notFound();
    const { placed, verdict } = found;
    if (!verdict.permitted) {
      throw verdict.code === "ownRole" || verdict.code === "notPermitted" ? errors.notPermitted() : errors[verdict.code]();
    }
    await takeBackAllOf(db, input._id, context);
    const outcome = input.openCarts === "takeOver" ? await takeOverCarts(db, context, input._id) : nothingMoved;
    if (!outcome.permitted) throw errorOf(errors, outcome);
    await dropCarts(db, context, input._id);
    const { firstName, lastName } = placed.user;
    await rememberFormerUser(db, { tenantId: db.tenantId, id: input._id, firstName, lastName, removedAt: now });
    await deleteUser(db, input._id);
    await deleteKeptFormsOf(db, input._id);
    await deleteSignInCounts(db, placed.user.emailKey);
    await dropMailsAbout(db, { subjectId: input._id }, now);
    recordAudit(db, person, { action: "userRemoved", subjectKind: "user", subjectId: input._id }, now);
    return { removed: true as const, takenOverQuantity: outcome.itemsQuantity };
  }),
);

const nothingMoved = { permitted: true, itemsQuantity: 0 } as const;

type Found = { placed: PlacedUser; verdict: ReturnType<typeof checkRemoval> };

/** Returns one of the people, and whether they may be removed; null when nobody has the id. */
function judgeRemoval(remover: SignedInContext["person"], people: readonly PlacedUser[], id: string): Found | null {
  const placed = people.find(({ user }) => user.id === id);
  return placed ? { placed, verdict: checkRemoval(remover, managedPersonOf(placed), people.map(managedPersonOf)) } : null;
}
