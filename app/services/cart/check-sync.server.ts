import type { PracticeDb } from "~/db/database.server";
import { type CartPatients, findCartPatients } from "~/db/queries/cart/cart-patients.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import type { PreorderDraft } from "~/domain/order/preorder";
import type { StoredFinding } from "~/domain/prescription/finding";
import { permitted, refused } from "~/domain/verdict";
import type { PracticeCatalogue } from "../catalogue/load-catalogue.server";
import { findingAnswerOf } from "../prescription/finding-answer.server";
import { findSyncedFindings, openFindings } from "../prescription/sync-findings.server";
import { findOwnCart } from "./cart-access.server";
import { checkAvailable, checkNamedPromotion, checkPeople, checkReplacedOrders } from "./check-draft.server";
import type { SyncedCart } from "./find-synced-cart.server";
import { checkCopies, isGone, planSync, type SyncPlan } from "./plan-sync.server";
import type { SyncRefusal, SyncVerdict } from "./sync-refusal.server";
import type { ReceivedPreorder, SyncCaller, SyncRequest } from "./sync-request.server";

/** What is sent, each preorder once, with the cart that it is for and the catalogue. */
export type Submission = SyncedCart & PracticeCatalogue & { request: SyncRequest; sent: readonly ReceivedPreorder[] };

/** What is done with what is sent, the patients of the cart and of what is sent, and what is unlikely in what is written, by preorder. */
export type CheckedSync = { plan: SyncPlan; patients: CartPatients; findings: ReadonlyMap<string, StoredFinding[]> };

/** Returns what a submission does to the cart; refuses what cannot be added to it, and findings that the sender must be asked about (D75). */
export async function checkSync(
  db: PracticeDb,
  caller: SyncCaller,
  submission: Submission,
): Promise<{ permitted: true; checked: CheckedSync } | SyncRefusal> {
  const { request, sent, present, known, catalogue } = submission;
  const ofCart = await checkCarts(db, caller, submission);
  if (!ofCart.permitted) return ofCart;
  const planned = planSync(sent, { request, edition: caller.edition, catalogue, known });
  if (!planned.permitted) return planned;
  const { plan } = planned;
  const patients = await findCartPatients(
    db,
    [...present, ...plan.written, ...sent].flatMap(({ patientId }) => patientId ?? []),
  );
  const drafts = await checkDrafts(db, plan.written, { ...caller, ...submission, patients });
  if (!drafts.permitted) return drafts;
  const copies = checkCopies(present, plan.written);
  if (!copies.permitted) return copies;
  const findings = await findSyncedFindings(db, caller, { written: plan.written, sent, known });
  const open = request.onFindings === "ask" ? openFindings(findings.values()) : [];
  if (open.length > 0) return refused("unlikelyPrescription", { findings: open.map((found) => findingAnswerOf(found, caller.person)) });
  return { permitted: true, checked: { plan, patients, findings } };
}

/** Refuses known ids that are neither in this cart nor gone from one of the person's; they are not found (D35). */
async function checkCarts(db: PracticeDb, { person }: SyncCaller, { cart, known }: SyncedCart): Promise<SyncVerdict> {
  const inOtherCarts = [...known.values()].filter(({ cartId }) => cartId !== cart.id);
  if (inOtherCarts.some((preorder) => !isGone(preorder))) return refused("notFound");
  for (const cartId of new Set(inOtherCarts.map((preorder) => preorder.cartId))) {
    if (!(await findOwnCart(db.tx, person, cartId))) return refused("notFound");
  }
  return permitted;
}

async function checkDrafts(
  db: PracticeDb,
  drafts: readonly PreorderDraft[],
  facts: SyncCaller & PracticeCatalogue & { patients: CartPatients; known: ReadonlyMap<string, StoredPreorder> },
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
