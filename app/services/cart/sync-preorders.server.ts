import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { type CartRow, lockOpenCart } from "~/db/queries/cart/cart.server";
import { findCartPatients } from "~/db/queries/cart/cart-patients.server";
import {
  findPreorders,
  insertPreorders,
  listCartPreorders,
  type StoredPreorder,
  setPreorderStatus,
  updatePreorder,
} from "~/db/queries/cart/preorders.server";
import { checkCartLimit, checkCartOpen } from "~/domain/cart/cart-rules";
import type { PreorderDraft } from "~/domain/order/preorder";
import { permitted, refused } from "~/domain/verdict";
import { findingAnswerOf } from "~/services/prescription/finding-answer.server";
import { type Catalogue, loadPracticeCatalogue, type PracticeCatalogue } from "../catalogue/load-catalogue.server";
import { acceptFindings, findSyncedFindings, openFindings } from "../prescription/sync-findings.server";
import { cartKeyOf, findOwnCart, lockOrOpenCart } from "./cart-access.server";
import { holdOf } from "./cart-answer.server";
import { checkAvailable, checkNamedPromotion, checkPeople, checkReplacedOrders } from "./check-draft.server";
import { countLines } from "./count-lines.server";
import { finishCartChange } from "./finish-cart-change.server";
import { mergeDrafts } from "./merge-drafts.server";
import { isGone, planSync } from "./plan-sync.server";
import type { SyncRefusal, SyncVerdict } from "./sync-refusal.server";
import type { SyncCaller, SyncRequest } from "./sync-request.server";

export type SyncAnswer = Answers["cart"]["sync"];
type SyncOutcome = { permitted: true; answer: SyncAnswer } | SyncRefusal;

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

  const before = await findPreorders(db, sentIds);
  const isNew = before.length < sentIds.length;
  const cart = isNew ? await lockOrOpenCart(db, caller, request.locationId) : await lockOpenCart(db, cartKeyOf(person, request.locationId));
  const known = new Map((await findPreorders(db, sentIds)).map((preorder) => [preorder.id, preorder]));
  const answered = cart ?? (await ownCartOf(db, caller, [...known.values()]));
  if (!answered) return refused("notFound");
  const ofCart = await checkCarts(db, caller, { cart: answered, known });
  if (!ofCart.permitted) return ofCart;

  const { catalogue, choices } = await loadPracticeCatalogue(db, caller.edition.code);
  const facts = { request, edition: caller.edition, catalogue, known };
  const planned = planSync(sent, facts);
  if (!planned.permitted) return planned;
  const { plan } = planned;
  const verdict = await checkDrafts(db, plan.written, { ...caller, known, catalogue, choices });
  if (!verdict.permitted) return verdict;
  const findings = await findSyncedFindings(db, caller, { written: plan.written, sent, known });
  const open = request.onFindings === "ask" ? openFindings(findings.values()) : [];
  if (open.length > 0) return refused("unlikelyPrescription", { findings: open.map((found) => findingAnswerOf(found, person)) });
  const present = await listCartPreorders(db, answered.id);
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
    await insertPreorders(
      db,
      stored.filter(({ id }) => !known.has(id)),
    );
    for (const preorder of [...stored.filter(({ id }) => known.has(id)), ...changed]) await updatePreorder(db, preorder);
    await setPreorderStatus(db, removedIds, { status: "removed", now });
    const absorbed = plan.written.filter(({ id }) => merged.absorbedIds.includes(id));
    await insertPreorders(
      db,
      absorbed.map((draft) => ({
        ...storedPreorder({ ...draft, findings: [] }, undefined, { cart: answered, now }),
        status: "removed" as const,
      })),
    );
  }
  const writtenIds = new Set(plan.written.map(({ id }) => id));
  await acceptFindings(db, caller, sent, new Map([...known].filter(([id, preorder]) => !writtenIds.has(id) && !isGone(preorder))));
  const revisions = [...known.values(), ...stored, ...changed].map(({ id, revision }) => [id, revision] as const);
  const gone = [...plan.goneIds, ...removedIds];
  const answer = await finishCartChange(db, caller, answered, { gone, beginsHold: isChange && request.holdId !== undefined });
  const ordered = [...known.values()].filter(({ status }) => status === "ordered").map(({ id }) => id);
  const after = withChanges(present, [...stored, ...changed], removedIds);
  const held = await heldLines(db, { before: present, now: after, catalogue }, sent[0]?.patientId ?? null);
  const prescriptionFindings = [...findings].flatMap(([preorderId, each]) =>
    each.map((one) => ({ ...findingAnswerOf(one, person), preorderId })),
  );
  return { permitted: true, answer: { ...answer, prescriptionFindings, revisions: Object.fromEntries(revisions), ordered, held } };
}

/** Returns the lines that the cart held for a patient, or for none, before and after the change. */
async function heldLines(
  db: PracticeDb,
  { before, now, catalogue }: { before: readonly StoredPreorder[]; now: readonly StoredPreorder[]; catalogue: Catalogue },
  patientId: string | null,
): Promise<SyncAnswer["held"]> {
  const patient = patientId === null ? undefined : (await findCartPatients(db, [patientId])).get(patientId);
  const ofPatient = (preorder: StoredPreorder) => preorder.patientId === patientId;
  return {
    patientFirst: patient?.firstName ?? null,
    patientLast: patient?.lastName ?? null,
    before: countLines(before.filter(ofPatient), catalogue),
    now: countLines(now.filter(ofPatient), catalogue),
  };
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
  facts: SyncCaller & PracticeCatalogue & { known: ReadonlyMap<string, StoredPreorder> },
): Promise<SyncVerdict> {
  const patients = await findCartPatients(
    db,
    drafts.flatMap(({ patientId }) => patientId ?? []),
  );
  for (const draft of drafts) {
    const people = checkPeople(draft, patients, facts);
    if (!people.permitted) return people;
    const available = checkAvailable(draft, facts.choices, facts.catalogue);
    if (!available.permitted) return available;
    const promotion = checkNamedPromotion(draft, facts);
    if (!promotion.permitted) return promotion;
  }
  return checkReplacedOrders(db, drafts, facts);
}

/** Returns the content of the cart once these are written and those removed. */
function withChanges(present: readonly StoredPreorder[], written: readonly StoredPreorder[], removedIds: readonly string[]) {
  const replaced = new Set([...removedIds, ...written.map(({ id }) => id)]);
  return [...present.filter(({ id }) => !replaced.has(id)), ...written];
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
