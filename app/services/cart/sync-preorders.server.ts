import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { leave } from "~/db/leave.server";
import type { CartRow } from "~/db/queries/cart/cart.server";
import type { CartPatients } from "~/db/queries/cart/cart-patients.server";
import { insertPreorders, type StoredPreorder, setPreorderStatus, updatePreorder } from "~/db/queries/cart/preorders.server";
import { together } from "~/db/together.server";
import { checkCartLimit, checkCartOpen } from "~/domain/cart/cart-rules";
import type { PreorderDraft } from "~/domain/order/preorder";
import { refused } from "~/domain/verdict";
import { type Catalogue, loadPracticeCatalogue } from "../catalogue/load-catalogue.server";
import { findingAnswerOf } from "../prescription/finding-answer.server";
import { acceptFindings, findSyncedFindings } from "../prescription/sync-findings.server";
import type { AppraisedCart } from "./appraise-cart.server";
import { holdOf } from "./cart-answer.server";
import { type CheckedSync, checkSync, type Submission } from "./check-sync.server";
import { countLines } from "./count-lines.server";
import { findSyncedCart } from "./find-synced-cart.server";
import { finishCartChange } from "./finish-cart-change.server";
import { type MergedDrafts, mergeDrafts } from "./merge-drafts.server";
import { isGone } from "./plan-sync.server";
import type { SyncRefusal } from "./sync-refusal.server";
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
  const sent = [...new Map(request.preorders.map((preorder) => [preorder.id, preorder])).values()];
  if (sent.some(({ locationId }) => locationId !== undefined && locationId !== request.locationId)) return refused("notFound");
  const [found, practice] = await together(
    findSyncedCart(db, caller, { locationId: request.locationId, sentIds: sent.map(({ id }) => id) }),
    loadPracticeCatalogue(db, caller.edition.code),
  );
  if (!found) return refused("notFound");
  const submission = { request, sent, ...found, ...practice };
  const verdict = await checkSync(db, caller, submission);
  if (!verdict.permitted) return verdict;
  const { checked } = verdict;

  const merging = mergeDrafts(found.present, checked.plan.written, { request, catalogue: practice.catalogue });
  const unlocked = checkCartOpen({ hold: holdOf(found.cart) }, caller.now, request.holdId);
  // What is asked about a cart that cannot be changed would be answered in vain.
  if (!merging.permitted) return unlocked.permitted ? merging : unlocked;
  const change = await changeOf(db, caller, { submission, checked, merged: merging.merged });
  if (change.isChange) {
    if (!unlocked.permitted) return unlocked;
    const limit = checkCartLimit(withChanges(found.present, [...change.stored, ...change.changed], change.removedIds));
    if (!limit.permitted) return limit;
  }
  const answering = await writeSync(db, caller, { submission, checked, change });
  return { permitted: true, ...answering };
}

/**
 * The preorders that a submission adds or replaces, those of the cart that it changes by merging, and the ids that it removes. `absorbed`:
 * those whose lines went into other preorders are stored as removed, so that their ids never come back.
 */
type CartChange = Record<"stored" | "changed" | "absorbed", readonly StoredPreorder[]> & {
  removedIds: readonly string[];
  isChange: boolean;
};

/** Returns what is written once the sent preorders are merged into the cart, with what is unlikely in each (D75). */
async function changeOf(
  db: PracticeDb,
  caller: SyncCaller,
  { submission, checked, merged }: { submission: Submission; checked: CheckedSync; merged: MergedDrafts },
): Promise<CartChange> {
  const { sent, known, cart } = submission;
  const { plan, findings } = checked;
  const { now } = caller;
  const joined = [...merged.changed, ...merged.incoming.filter(({ id }) => !findings.has(id))];
  const found = new Map([...findings, ...(await findSyncedFindings(db, caller, { written: joined, sent, known }))]);
  const findingsOf = ({ id }: PreorderDraft) => found.get(id) ?? [];
  const stored = merged.incoming.map((draft) =>
    storedPreorder({ ...draft, findings: findingsOf(draft) }, known.get(draft.id), { cart, now }),
  );
  const changed = merged.changed.map((preorder) => ({
    ...{ ...preorder, findings: findingsOf(preorder), revision: preorder.revision + 1, updatedAt: now },
  }));
  const absorbed = plan.written
    .filter(({ id }) => merged.absorbedIds.includes(id))
    .map((draft) => ({ ...storedPreorder({ ...draft, findings: [] }, undefined, { cart, now }), status: "removed" as const }));
  const removedIds = [...plan.removedIds, ...merged.removedIds];
  const isChange = stored.length + changed.length + removedIds.length + merged.absorbedIds.length > 0;
  return { stored, changed, absorbed, removedIds, isChange };
}

/** Writes a change, and returns the answer, which may come with the commit (`leave`). */
async function writeSync(
  db: PracticeDb,
  caller: SyncCaller,
  { submission, checked, change }: { submission: Submission; checked: CheckedSync; change: CartChange },
): Promise<{ answering: Promise<SyncAnswer> }> {
  const { request, sent, cart, present, known, catalogue } = submission;
  const { plan, patients, findings } = checked;
  const { stored, changed, removedIds } = change;
  const writtenIds = new Set(plan.written.map(({ id }) => id));
  const unchanged = new Map([...known].filter(([id, preorder]) => !writtenIds.has(id) && !isGone(preorder)));
  const accepted = await acceptFindings(db, caller, sent, unchanged);
  const after = withChanges(present, [...stored, ...changed, ...accepted], removedIds);
  const gone = [...plan.goneIds, ...removedIds];
  const beginsHold = change.isChange && request.holdId !== undefined;
  const finishing = finishCartChange(db, caller, { cart, preorders: after, patients, levels: null }, { gone, beginsHold });
  const writing = writeChanges(db, { change, known, now: caller.now });
  const answering = finishing.then(({ answer, appraised }) => {
    const ordered = [...known.values()].filter(({ status }) => status === "ordered").map(({ id }) => id);
    const revisions = Object.fromEntries([...known.values(), ...stored, ...changed].map(({ id, revision }) => [id, revision]));
    const held = heldLines({ before: present, now: after, catalogue, patients, appraised }, sent[0]?.patientId ?? null);
    const prescriptionFindings = [...findings].flatMap(([preorderId, each]) =>
      each.map((one) => ({ ...findingAnswerOf(one, caller.person), preorderId })),
    );
    return { ...answer, prescriptionFindings, revisions, ordered, held };
  });
  // A hold is written after the cart has been read: that cannot be left to the commit.
  if (beginsHold) await together(answering, writing);
  await leave(db, answering, writing);
  return { answering };
}

type Written = { change: CartChange; known: Submission["known"]; now: Date };

/** Writes the preorders of a change, all at once. */
async function writeChanges(db: PracticeDb, { change, known, now }: Written): Promise<void> {
  const isKnown = ({ id }: StoredPreorder) => known.has(id);
  const { stored, changed, absorbed, removedIds } = change;
  await together(
    insertPreorders(db, [...stored.filter((preorder) => !isKnown(preorder)), ...absorbed]),
    ...[...stored.filter(isKnown), ...changed].map((preorder) => updatePreorder(db, preorder)),
    setPreorderStatus(db, removedIds, { status: "removed", now }),
  );
}

type Held = Record<"before" | "now", readonly StoredPreorder[]> & {
  catalogue: Catalogue;
  patients: CartPatients;
  appraised: AppraisedCart;
};

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
