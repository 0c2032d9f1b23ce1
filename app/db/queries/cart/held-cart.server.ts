import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { jsonRows } from "~/db/json-rows.server";
import { loadOnce } from "~/db/load-once.server";
import { isOneOf } from "~/db/one-of.server";
import { schema } from "~/db/schema.server";
import { levelColumns, levelsOf, type StockLevels } from "../catalogue/stock.server";
import { type CartKey, type CartRow, openCartOf } from "./cart.server";
import { type CartPatients, cartPatientColumns } from "./cart-patients.server";
import { preorderOf, presentStatuses, type StoredPreorder } from "./preorders.server";

const { carts, patientAddresses, patients, preorders, stockLevels, tenants } = schema;

/**
 * A cart with its preorders in the order of adding, their patients by id, and the stock of their products; `levels` is null when the
 * preorders have changed since it was read.
 */
export type HeldCart = { cart: CartRow; preorders: StoredPreorder[]; patients: CartPatients; levels: StockLevels | null };

/** Returns the open cart of a person at a location with its contents; null when there is none (D21). */
export function findOpenCart(db: PracticeDb, cartKey: CartKey): Promise<HeldCart | null> {
  const { tenantId } = db;
  return loadOnce(db, `open cart ${cartKey.locationId} ${cartKey.ownerId}`, async () =>
    heldCart(await builtOnce(db.tx, openCart).execute({ tenantId, ...cartKey })),
  );
}

/** Returns a cart of the practice with its contents; null when there is none. */
export async function findHeldCart({ tx, tenantId }: PracticeDb, cartId: string): Promise<HeldCart | null> {
  return heldCart(await builtOnce(tx, cartById).execute({ tenantId, cartId }));
}

/** Returns a cart of the practice that is there, with its contents. */
export async function getHeldCart(db: PracticeDb, cartId: string): Promise<HeldCart> {
  const held = await findHeldCart(db, cartId);
  if (!held) throw new Error(`The practice has no cart ${cartId}`);
  return held;
}

const openCart = (tx: Transaction) =>
  selectHeldCart(tx)
    .where(openCartOf(sql.placeholder("tenantId"), { locationId: sql.placeholder("locationId"), ownerId: sql.placeholder("ownerId") }))
    .prepare("open_cart");

const cartById = (tx: Transaction) =>
  selectHeldCart(tx)
    .where(and(eq(carts.tenantId, sql.placeholder("tenantId")), eq(carts.id, sql.placeholder("cartId"))))
    .prepare("cart_by_id");

const isPresent = sql`${preorders.tenantId} = ${carts.tenantId} and ${preorders.cartId} = ${carts.id} and ${isOneOf(preorders.status, presentStatuses)}`;
const isFor = (patientId: SQL) => sql`exists (select 1 from ${preorders} where ${isPresent} and ${preorders.patientId} = ${patientId})`;

const editionOfPractice = sql`(select ${tenants.countryCode} from ${tenants} where ${tenants.tenantId} = ${carts.tenantId})`;

/** The ids under which products of the preorders are stocked, as `productIdsOf` returns them: product ids of lenses, ids of solutions. */
const stockedIds = sql`array(
  select line.id #>> '{}' from ${preorders}, lateral (
    select jsonb_path_query(${preorders.merchandise}, '$.**.productId') as id
    union all select jsonb_path_query(${preorders.merchandise}, '$.solutions[*].solutionId')
  ) line where ${isPresent})`;

function selectHeldCart(tx: Transaction) {
  return tx
    .select({
      cart: carts,
      preorders: jsonRows({
        columns: getTableColumns(preorders),
        from: sql`${preorders} where ${isPresent}`,
        orderBy: sql`${preorders.createdAt}, ${preorders.id}`,
      }),
      patients: jsonRows({
        columns: cartPatientColumns,
        from: sql`${patients} where ${patients.tenantId} = ${carts.tenantId} and ${isFor(sql`${patients.id}`)}`,
      }),
      addresses: jsonRows({
        columns: getTableColumns(patientAddresses),
        from: sql`${patientAddresses} where ${patientAddresses.tenantId} = ${carts.tenantId} and ${isFor(sql`${patientAddresses.patientId}`)}`,
      }),
      levels: jsonRows({
        columns: levelColumns,
        from: sql`${stockLevels} where ${stockLevels.edition} = ${editionOfPractice} and ${stockLevels.productId} = any(${stockedIds})`,
      }),
    })
    .from(carts);
}

function heldCart([row]: Awaited<ReturnType<typeof selectHeldCart>>): HeldCart | null {
  if (!row) return null;
  const addressesOf = (id: string) => row.addresses.filter(({ patientId }) => patientId === id);
  const patientRows = row.patients.map((patient) => ({ ...patient, addresses: addressesOf(patient.id) }));
  return {
    cart: row.cart,
    preorders: row.preorders.map(preorderOf),
    patients: new Map(patientRows.map((patient) => [patient.id, patient])),
    levels: levelsOf(row.levels),
  };
}
