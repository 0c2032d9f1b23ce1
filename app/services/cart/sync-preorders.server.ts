import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { leave } from "~/db/leave.server";
import { type CartRow, lockOpenCartInOneLook } from "~/db/queries/cart/cart.server";
import { type CartPatients, findCartPatients } from "~/db/queries/cart/cart-patients.server";
import {
  type CartAndKnown,
  findInOpenCartAndByIds,
  insertPreorders,
  listCartPreorders,
  type StoredPreorder,
  setPreorderStatus,
  updatePreorder,
} from "~/db/queries/cart/preorders.server";
import { together } from "~/db/together.server";
import { checkCartLimit, checkCartOpen } from "~/domain/cart/cart-rules";
import type { PreorderDraft } from "~/domain/order/preorder";
import { permitted, refused } from "~/domain/verdict";
import { findingAnswerOf } from "~/services/prescription/finding-answer.server";
import { type Catalogue, loadPracticeCatalogue, type PracticeCatalogue } from "../catalogue/load-catalogue.server";
import { acceptFindings, findSyncedFindings, openFindings } from "../prescription/sync-findings.server";
import type { AppraisedCart } from "./appraise-cart.server";
import { cartKeyOf, findOwnCart, openCart, openCartInOneLook } from "./cart-access.server";
import { holdOf } from "./cart-answer.server";
import { checkAvailable, checkNamedPromotion, checkPeople, checkReplacedOrders } from "./check-draft.server";
import { countLines } from "./count-lines.server";
import { finishCartChange } from "./finish-cart-change.server";
import { mergeDrafts } from "./merge-drafts.server";
import { checkCopies, isGone, planSync } from "./plan-sync.server";
import type { SyncRefusal, SyncVerdict } from "./sync-refusal.server";
import type { SyncCaller, SyncRequest } from "./sync-request.server";

export type SyncAnswer = Answers["cart"]["sync"];

/** `answering` may be answered with the commit, see `leave`. */
type SyncOutcome = { permitted: true; answering: Promise<SyncAnswer> } | SyncRefusal;

/**
 * Adds preorders to a person's open cart or replaces them (D72); all or none. Ids are the idempotency keys: existing preorders with the
 * same content do not change, removed or ordered ones are returned in `gone` and never come back, and only an unknown id opens a cart where
 * there is none. A refusal ends the call's transaction.
 */
export async function syncPreorders(db: PracticeDb, caller: SyncCaller, request: SyncRequest): Promise<SyncOutcome> {
  const { person, now } = caller;
  const sent = [...new Map(request.preorders.map((preorder) => [preorder.id, preorder])).values()];
  const sentIds = sent.map(({ id }) => id);
  if (sent.some(({ locationId }) => locationId !== undefined && locationId !== request.locationId)) return refused("notFound");

  const [{ cart, ...read }, { catalogue, choices }] = await together(
    lockCartOf(db, caller, { locationId: request.locationId, sentIds }),
    loadPracticeCatalogue(db, caller.edition.code),
  );
  const { known } = read;
  const answered = cart ?? (await ownCartOf(db, caller, [...known.values()]));
  if (!answered) return refused("notFound");
  const present = cart ? read.present : await listCartPreorders(db, answered.id);
  const ofCart = await checkCarts(db, caller, { cart: answered, known });
  if (!ofCart.permitted) return ofCart;

  const facts = { request, edition: caller.edition, catalogue, known };
  const planned = planSync(sent, facts);
  if (!planned.permitted) return planned;
  const { plan } = planned;
  const patients = await findCartPatients(
    db,
    [...present, ...plan.written, ...sent].flatMap(({ patientId }) => patientId ?? []),
  );
  const verdict = await checkDrafts(db, plan.written, { ...caller, known, catalogue, choices, patients });
  if (!verdict.permitted) return verdict;
  const copies = checkCopies(present, plan.written);
  if (!copies.permitted) return copies;
  const findings = await findSyncedFindings(db, caller, { written: plan.written, sent, known });
  const open = request.onFindings === "ask" ? openFindings(findings.values()) : [];
  if (open.length > 0) return refused("unlikelyPrescription", { findings: open.map((found) => findingAnswerOf(found, person)) });
  const merging = mergeDrafts(present, plan.written, facts);
  const unlocked = checkCartOpen({ hold: holdOf(answered) }, now, request.holdId);
  // What is asked about a cart that cannot be changed would be answered in vain.
  if (!merging.permitted) return unlocked.permitted ? merging : unlocked;
  const { merged } = merging;
  const removedIds = [...plan.removedIds, ...merged.removedIds];

  const joined = [...merged.changed, ...merged.incoming.filter(({ id }) => !findings.has(id))];
  const found = new Map([...findings, ...(await findSyncedFindings(db, caller, { written: joined, sent, known }))]);
  const foundIn = (id: string) => found.get(id) ?? [];
  const stored = merged.incoming.map((draft) =>
    storedPreorder({ ...draft, findings: foundIn(draft.id) }, known.get(draft.id), { cart: answered, now }),
  );
  const changed = merged.changed.map((preorder) => ({
    ...{ ...preorder, findings: foundIn(preorder.id), revision: preorder.revision + 1, updatedAt: now },
  }));
  const isChange = stored.length + changed.length + removedIds.length + merged.absorbedIds.length > 0;
  if (isChange) {
    if (!unlocked.permitted) return unlocked;
    const limit = checkCartLimit(withChanges(present, [...stored, ...changed], removedIds));
    if (!limit.permitted) return limit;
  }
  const writtenIds = new Set(plan.written.map(({ id }) => id));
  const unchanged = new Map([...known].filter(([id, preorder]) => !writtenIds.has(id) && !isGone(preorder)));
  const accepted = await acceptFindings(db, caller, sent, unchanged);
  const revisions = [...known.values(), ...stored, ...changed].map(({ id, revision }) => [id, revision] as const);
  const gone = [...plan.goneIds, ...removedIds];
  const after = withChanges(present, [...stored, ...changed, ...accepted], removedIds);
  // Those whose lines went into other preorders are stored as removed: their ids never come back.
  const absorbed = plan.written
    .filter(({ id }) => merged.absorbedIds.includes(id))
    .map((draft) => ({ ...storedPreorder({ ...draft, findings: [] }, undefined, { cart: answered, now }), status: "removed" as const }));
  const isKnown = ({ id }: StoredPreorder) => known.has(id);
  const added = [...stored.filter((preorder) => !isKnown(preorder)), ...absorbed];
  const beginsHold = isChange && request.holdId !== undefined;
  const finishing = finishCartChange(db, caller, { cart: answered, preorders: after, patients, levels: null }, { gone, beginsHold });
  const writing = writeChanges(db, { added, updated: [...stored.filter(isKnown), ...changed], removedIds, now });
  const answering = finishing.then(({ answer, appraised }) => {
    const ordered = [...known.values()].filter(({ status }) => status === "ordered").map(({ id }) => id);
    const held = heldLines({ before: present, now: after, catalogue, patients, appraised }, sent[0]?.patientId ?? null);
    const prescriptionFindings = [...findings].flatMap(([preorderId, each]) =>
      each.map((one) => ({ ...findingAnswerOf(one, person), preorderId })),
    );
    return { ...answer, prescriptionFindings, revisions: Object.fromEntries(revisions), ordered, held };
  });
  // A hold is written after the cart has been read: that cannot be left to the commit.
  if (beginsHold) await together(answering, writing);
  await leave(db, answering, writing);
  return { permitted: true, answering };
}

/** What a submission changes in the database. */
type Changes = Record<"added" | "updated", readonly StoredPreorder[]> & { removedIds: readonly string[]; now: Date };

/** Writes them, all at once. */
async function writeChanges(db: PracticeDb, { added, updated, removedIds, now }: Changes): Promise<void> {
  await together(
    insertPreorders(db, added),
    ...updated.map((preorder) => updatePreorder(db, preorder)),
    setPreorderStatus(db, removedIds, { status: "removed", now }),
  );
}

type Lookups = { catalogue: Catalogue; patients: CartPatients };

type Held = Record<"before" | "now", readonly StoredPreorder[]> & Lookups & { appraised: AppraisedCart };

/** Returns the lines that the cart held for a patient, or for none, before and after the change, and which of them cannot be delivered. */
function heldLines({ before, now, catalogue, patients, appraised }: Held, patientId: string | null): SyncAnswer["held"] {
  const patient = patientId === null ? undefined : patients.get(patientId);
  const ofPatient = (preorder: StoredPreorder) => preorder.patientId === patientId;
  return {
    patientFirst: patient?.firstName ?? null,
    patientLast: patient?.lastName ?? null,
    before: countLines(before.filter(ofPatient), catalogue),
    now: countLines(now.filter(ofPatient), catalogue),
    undeliverable: appraised.preorders
      .filter(({ preorder }) => ofPatient(preorder))
      .flatMap(({ lines }) => lines.flatMap(({ productId, stock }) => (stock.isOrderable ? [] : [productId]))),
  };
}

/**
 * Locks and returns the person's open cart at a location with its preorders, and those with the sent ids; only an unknown id opens a cart
 * where there is none.
 */
async function lockCartOf(
  db: PracticeDb,
  caller: SyncCaller,
  { locationId, sentIds }: { locationId: string; sentIds: readonly string[] },
): Promise<CartAndKnown & { cart: CartRow | null }> {
  const cartKey = cartKeyOf(caller.person, locationId);
  const findPresentAndKnown = () => findInOpenCartAndByIds(db, cartKey, sentIds);
  const [found, there] = await together(lockOpenCartInOneLook(db, cartKey), findPresentAndKnown());
  if (found) return { cart: found, ...there };
  if (there.known.size < sentIds.length) {
    const [opened, now] = await together(openCartInOneLook(db, caller, locationId), findPresentAndKnown());
    return opened ? { cart: opened, ...now } : { cart: await openCart(db, caller, locationId), ...(await findPresentAndKnown()) };
  }
  const [other, now] = await together(lockOpenCartInOneLook(db, cartKey), findPresentAndKnown());
  return { cart: other, ...now };
}

/** Refuses known ids that are neither in this cart nor gone from one of the person's; they are not found (D35). */
async function checkCarts(
  db: PracticeDb,
  { person }: SyncCaller,
  { cart, known }: { cart: CartRow; known: ReadonlyMap<string, StoredPreorder> },
): Promise<SyncVerdict> {
  const inOtherCarts = [...known.values()].filter(({ cartId }) => cartId !== cart.id);
  if (inOtherCarts.some((preorder) => !isGone(preorder))) return refused("notFound");
  for (const cartId of new Set(inOtherCarts.map((preorder) => preorder.cartId))) {
    if (!(await findOwnCart(db.tx, person, cartId))) return refused("notFound");
  }
  return permitted;
}

/**
 * Returns, when every id is known and no cart is open, the cart that held one of them; none is opened for it. A cart that waits for
 * approval cannot be changed by its owner (D96).
 */
async function ownCartOf(db: PracticeDb, { person }: SyncCaller, known: readonly StoredPreorder[]): Promise<CartRow | null> {
  const [first] = known;
  const cart = first ? await findOwnCart(db.tx, person, first.cartId) : null;
  return cart?.status === "waiting" ? null : cart;
}

async function checkDrafts(
  db: PracticeDb,
  drafts: readonly PreorderDraft[],
  facts: SyncCaller & PracticeCatalogue & Lookups & { known: ReadonlyMap<string, StoredPreorder> },
): Promise<SyncVerdict> {
  for (const draft of drafts) {
    const people = checkPeople(draft, facts.patients, facts);
    if (!people.permitted) return people;
    const available = checkAvailable(draft, facts.choices, facts.catalogue);
    if (!available.permitted) return available;
    const promotion = checkNamedPromotion(draft, facts);
    if (!promotion.permitted) return promotion;
  }
  return checkReplacedOrders(db, drafts, facts);
}

/** Returns the content of the cart once these are written and those removed, in the order in which it was added. */
function withChanges(
  present: readonly StoredPreorder[],
  written: readonly StoredPreorder[],
  removedIds: readonly string[],
): StoredPreorder[] {
  const replaced = new Set([...removedIds, ...written.map(({ id }) => id)]);
  const addedFirst = (one: StoredPreorder, other: StoredPreorder) =>
    one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
  return [...present.filter(({ id }) => !replaced.has(id)), ...written].toSorted(addedFirst);
}

/** Returns a preorder to store. Writing removes a mark for deletion; what is saved for later stays so. */
function storedPreorder(
  draft: PreorderDraft & Pick<StoredPreorder, "findings">,
  known: StoredPreorder | undefined,
  { cart, now }: { cart: CartRow; now: Date },
): StoredPreorder {
  const status = known?.status === "savedForLater" ? "savedForLater" : "active";
  const revision = (known?.revision ?? 0) + 1;
  return { ...draft, cartId: cart.id, status, revision, createdAt: known?.createdAt ?? now, updatedAt: now };
}
