import { and, asc, eq, getTableColumns, inArray, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { builtOnce, givenFor } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { insertRows } from "~/db/insert-rows.server";
import { isOneOf } from "~/db/one-of.server";
import { schema } from "~/db/schema.server";
import type { ChangedPreorder, PreorderBefore } from "~/domain/cart/taken-back";
import type { Preorder, PreorderStatus } from "~/domain/order/preorder";
import type { StoredFinding } from "~/domain/prescription/finding";
import { type CartKey, openCartOf } from "./cart.server";

const { carts, preorders } = schema;

/** A preorder as stored, with its cart. */
export type StoredPreorder = Preorder & { cartId: string; findings: StoredFinding[]; createdAt: Date; updatedAt: Date };

/** The statuses of preorders in a cart; removed and ordered ones have left it. */
export const presentStatuses = ["active", "savedForLater", "markedForDeletion"] as const satisfies readonly PreorderStatus[];

/** Lists the preorders of a cart in the order in which they were added, without removed and ordered ones. */
export async function listCartPreorders({ tx, tenantId }: PracticeDb, cartId: string): Promise<StoredPreorder[]> {
  return (await builtOnce(tx, cartPreorders).execute({ tenantId, cartId })).map(preorderOf);
}

const cartPreorders = (tx: Transaction) =>
  tx
    .select()
    .from(preorders)
    .where(isInCart(sql.placeholder("tenantId"), sql`${sql.placeholder("cartId")}`))
    .orderBy(...inOrderOfAdding)
    .prepare("cart_preorders");

/** Returns the condition for the preorders in a cart. */
const isInCart = (tenantId: Placeholder, cartId: SQL) =>
  and(eq(preorders.tenantId, tenantId), eq(preorders.cartId, cartId), isOneOf(preorders.status, presentStatuses));

const inOrderOfAdding = [asc(preorders.createdAt), asc(preorders.id)];

/** The preorders in a cart in the order in which they were added, and others of the practice by id, in any status and any cart. */
export type CartAndKnown = { present: StoredPreorder[]; known: Map<string, StoredPreorder> };

/**
 * Returns the preorders in the open cart of a person at a location, none without one, and those with these ids, in one read.
 */
export async function findInOpenCartAndByIds(
  { tx, tenantId }: PracticeDb,
  cartKey: CartKey,
  ids: readonly string[],
): Promise<CartAndKnown> {
  const rows = await builtOnce(tx, inOpenCartAndByIds).execute({ tenantId, ...cartKey, ids });
  const asked = new Set(ids);
  return {
    present: rows.filter(({ isPresent }) => isPresent).map(({ preorder }) => preorderOf(preorder)),
    known: new Map(rows.filter(({ preorder }) => asked.has(preorder.id)).map(({ preorder }) => [preorder.id, preorderOf(preorder)])),
  };
}

function inOpenCartAndByIds(tx: Transaction) {
  const value = (name: string) => sql.placeholder(name);
  const cartId = sql`(select ${carts.id} from ${carts} where ${openCartOf(value("tenantId"), { locationId: value("locationId"), ownerId: value("ownerId") })})`;
  const isPresent = isInCart(value("tenantId"), cartId);
  const isAsked = isAmong("ids");
  return tx
    .select({ preorder: preorders, isPresent: sql<boolean>`coalesce(${isPresent}, false)` })
    .from(preorders)
    .where(and(eq(preorders.tenantId, value("tenantId")), or(isPresent, isAsked)))
    .orderBy(...inOrderOfAdding)
    .prepare("in_open_cart_and_by_ids");
}

/** Returns preorders by id, in any status and any cart of the practice. */
export async function findPreorders({ tx, tenantId }: PracticeDb, ids: readonly string[]): Promise<StoredPreorder[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(preorders)
    .where(and(eq(preorders.tenantId, tenantId), inArray(preorders.id, [...ids])));
  return rows.map(preorderOf);
}

/** Stores new preorders. */
export async function insertPreorders({ tx, tenantId }: PracticeDb, added: readonly StoredPreorder[]): Promise<void> {
  const rows = added.map((preorder) => ({ tenantId, ...columnsOf(preorder), createdAt: preorder.createdAt }));
  await insertRows(tx, preorders, rows);
}

/** The id of a change, and the state before it; without an id it cannot be undone. */
export type ChangeMark = { changeId: string; before: PreorderBefore | null };

/** Lists the preorders that a change with this id changed or removed, unless they have been changed since. */
export async function listChangedPreorders(
  { tx, tenantId }: PracticeDb,
  cartId: string,
  changeId: string,
): Promise<ChangedPreorder<StoredPreorder>[]> {
  const rows = await tx
    .select()
    .from(preorders)
    .where(and(eq(preorders.tenantId, tenantId), eq(preorders.cartId, cartId), eq(preorders.changeId, changeId)))
    .orderBy(...inOrderOfAdding);
  return rows.map((row) => ({ ...preorderOf(row), before: row.before }));
}

/** Writes the content, status and revision of a stored preorder. */
export async function updatePreorder({ tx, tenantId }: PracticeDb, changed: StoredPreorder, mark?: ChangeMark): Promise<void> {
  const row = { ...columnsOf(changed), changeId: mark?.changeId ?? null, before: mark?.before ?? null };
  await builtOnce(tx, preorderUpdated).execute({ ...row, tenantId });
}

function preorderUpdated(tx: Transaction) {
  const { tenantId: _, id: __, createdAt: ___, ...written } = getTableColumns(preorders);
  const values = Object.entries(written).map(([name, column]) => [name, givenFor(column, name)]);
  return tx
    .update(preorders)
    .set(Object.fromEntries(values))
    .where(and(eq(preorders.tenantId, sql.placeholder("tenantId")), eq(preorders.id, sql.placeholder("id"))))
    .prepare("preorder_updated");
}

/** Writes which findings of a preorder were accepted; its content and revision stay. */
export async function updateFindings(
  { tx, tenantId }: PracticeDb,
  { id, findings }: Pick<StoredPreorder, "id" | "findings">,
): Promise<void> {
  await tx
    .update(preorders)
    .set({ findings })
    .where(and(eq(preorders.tenantId, tenantId), eq(preorders.id, id)));
}

/** Sets the status of preorders; with a `changeId` their state before is stored, so that the change can be undone. */
export async function setPreorderStatus(
  { tx, tenantId }: PracticeDb,
  ids: readonly string[],
  { status, now, changeId }: { status: PreorderStatus; now: Date; changeId?: string | undefined },
): Promise<void> {
  if (ids.length === 0) return;
  const statement = changeId === undefined ? statusSet : statusSetWithUndo;
  await builtOnce(tx, statement).execute({ tenantId, ids, status, updatedAt: now, changeId: changeId ?? null });
}

const statusSet = (tx: Transaction) => setStatus(tx, null).prepare("preorder_status_set");

const statusSetWithUndo = (tx: Transaction) =>
  setStatus(tx, sql`jsonb_build_object('status', ${preorders.status}, 'merchandise', ${preorders.merchandise})`).prepare(
    "preorder_status_set_with_undo",
  );

function setStatus(tx: Transaction, before: SQL | null) {
  const { status, updatedAt, changeId } = preorders;
  const values = {
    status: givenFor(status, "status"),
    updatedAt: givenFor(updatedAt, "updatedAt"),
    changeId: givenFor(changeId, "changeId"),
  };
  return tx
    .update(preorders)
    .set({ ...values, before })
    .where(and(eq(preorders.tenantId, sql.placeholder("tenantId")), isAmong("ids")));
}

/** Returns the condition for the preorders whose ids are given on execution. */
const isAmong = (name: string) => eq(preorders.id, sql`any(${sql.placeholder(name)}::uuid[])`);

/** Moves preorders to another cart of the practice, unchanged. */
export async function moveToCart({ tx, tenantId }: PracticeDb, ids: readonly string[], cartId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(preorders)
    .set({ cartId })
    .where(and(eq(preorders.tenantId, tenantId), inArray(preorders.id, [...ids])));
}

/** Moves preorders to another cart of the same person, saved for later; they no longer replace any order. */
export async function putAsideInCart(
  { tx, tenantId }: PracticeDb,
  ids: readonly string[],
  { cartId, now }: { cartId: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(preorders)
    .set({ cartId, status: "savedForLater", replacesOrderId: null, revision: sql`${preorders.revision} + 1`, updatedAt: now })
    .where(and(eq(preorders.tenantId, tenantId), inArray(preorders.id, [...ids])));
}

/** Returns the preorder of a row. */
export function preorderOf({
  tenantId: _,
  purchaseType: __,
  changeId: ___,
  before: ____,
  ...row
}: typeof preorders.$inferSelect): StoredPreorder {
  return row;
}

function columnsOf({ createdAt: _, ...preorder }: StoredPreorder) {
  return { ...preorder, purchaseType: preorder.merchandise.purchaseType };
}
