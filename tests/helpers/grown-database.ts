import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/** The tables with the orders of a practice and the patients whom they are for, and those with the practice itself. */
const ofOrders = ["patients", "patient_words", "carts", "preorders", "orders", "transactions", "status_history", "order_words"] as const;
const ofPractice = [
  ...["tenants", "locations", "users", "user_locations", "counters", "practice_items", "directory_entries", "directory_words"],
  ...["monthly_use", "audit_entries", "audit_heads"],
] as const;

/** The columns with ids: a copy gets ids of its own, the same in every table that refers to it. */
const idsOfOrders = [
  "id",
  "patient_id",
  "cart_id",
  "pre_order_id",
  "order_id",
  "transaction_id",
  "hold_id",
  "ordered_hold_id",
  "change_id",
];
const idsOfPractice = [...idsOfOrders, "tenant_id", "location_id", "user_id", "owner_id", "placed_by_id", "actor_id", "subject_id"];
/** The columns with what is unique within a practice, or among practices. */
const numbers = [
  ...["cart_confirmation_num", "confirmation_num", "transaction_confirmation_num", "sub_domain", "partner_number"],
  ...["identity_key", "external_id", "customer_id"],
];

/** `hoursAgo`: by how many hours the copy is older than the order, in SQL; null for none. Older copies count as delivered. */
type Copy = { ids: readonly string[]; hoursAgo: string | null };

/** The id of copy number `k`, in SQL; of version 5, because the calls accept only ids with a version. */
const idOf = (name: string) => `overlay(overlay(md5(${name}::text || ':' || k) placing '5' from 13) placing '8' from 17)::uuid`;

/** How much older copy number `k` is than the order, in SQL: by 400 days, and so many hours more than the previous copy. */
const olderBy = (hoursApart: number) => `400 * 24 + k * ${hoursApart}`;

/** The value of a column of copy number `k`, in SQL. */
function copied(name: string, type: string, { ids, hoursAgo }: Copy): string {
  if (ids.includes(name) && type === "uuid") return `case when ${name} is null then null else ${idOf(name)} end`;
  if (numbers.includes(name)) return `${name} || '-' || k`;
  // The numbers by which an order or a patient is found: nobody shares them.
  if (name === "word") return `case when word ~ '^[0-9]{6,}$' then k || word else word end`;
  if (name === "practice_number") return `${name} + k * 1000`;
  if (hoursAgo === null || name === "dob") return name;
  if (/^timestamp/.test(type)) return `${name} - (${hoursAgo}) * interval '1 hour'`;
  return type === "date" ? `${name} - (${hoursAgo}) / 24` : name;
}

type Rows = { into: (table: string) => string; counted: string; copy: Copy };

/** Adds copies of the stored rows of these tables, one for each `k` of `counted`. */
async function copyRows(client: pg.Client, tables: readonly string[], { into, counted, copy }: Rows): Promise<void> {
  for (const table of tables) {
    const { rows: columns } = await client.query<{ name: string; type: string }>(
      `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    );
    const names = columns.map(({ name }) => name).join(", ");
    const isDelivered = copy.hoursAgo !== null && ["orders", "transactions"].includes(table);
    const delivered = "case when status = 'Cancelled' then status else 'Delivered' end";
    const values = columns.map(({ name, type }) => (name === "status" && isDelivered ? delivered : copied(name, type, copy))).join(", ");
    await client.query(`insert into ${into(table)} (${names}) select ${values} from kept_${table}, ${counted}`);
  }
}

const itself = (table: string) => table;
const numbered = (first: number, last: number) => `generate_series(${first}, ${last}) k`;

/**
 * Stores the practice as the demo seeded it in temporary tables of this connection, from which copies are made: with so many sets of its
 * orders, all but the first delivered more than 400 days ago, each for patients of its own.
 */
export async function keepPractice(client: pg.Client, subDomain: string, { sets = 1 } = {}): Promise<void> {
  // Foreign keys are correct by construction and not checked again.
  await client.query("set session_replication_role = replica");
  const { rows } = await client.query("select tenant_id from tenants where sub_domain = $1", [subDomain]);
  for (const table of [...ofPractice, ...ofOrders]) {
    const where = table === "carts" || table === "preorders" ? " and status = 'ordered'" : "";
    await client.query(`create temporary table kept_${table} as select * from ${table} where tenant_id = '${rows[0].tenant_id}'${where}`);
  }
  const older = { ids: idsOfOrders, hoursAgo: olderBy(7) };
  await copyRows(client, ofOrders, { into: (table) => `kept_${table}`, counted: numbered(1, sets - 1), copy: older });
}

/** Leaves the stored practice its newest orders with their patients, and no audit trail: a small practice. */
export async function keepNewestOrders(client: pg.Client, orders: number): Promise<void> {
  const kept: [table: string, condition: string][] = [
    ["orders", `id in (select id from kept_orders order by placed_at desc, id limit ${orders})`],
    ["carts", "id in (select cart_id from kept_orders)"],
    ["preorders", "id in (select pre_order_id from kept_orders)"],
    ["transactions", "order_id in (select id from kept_orders)"],
    ["status_history", "transaction_id in (select id from kept_transactions)"],
    ["order_words", "order_id in (select id from kept_orders)"],
    ["patients", "id in (select patient_id from kept_orders)"],
    ["patient_words", "patient_id in (select id from kept_patients)"],
    ["monthly_use", "month = (select max(month) from kept_monthly_use)"],
    ["audit_entries", "false"],
    ["audit_heads", "false"],
  ];
  for (const [table, condition] of kept) await client.query(`delete from kept_${table} where (${condition}) is not true`);
}

/**
 * Adds copies of the practice's orders to the practice itself, for patients of their own, all older than 400 days; each so many hours older
 * than the previous one.
 */
export function addOrders(client: pg.Client, copies: number, hoursApart: number): Promise<void> {
  const copy = { ids: idsOfOrders, hoursAgo: olderBy(hoursApart) };
  return copyRows(client, ofOrders, { into: itself, counted: numbered(1, copies), copy });
}

/** Adds practices that are copies of this one, with their people, patients and orders. */
export function addPractices(client: pg.Client, first: number, last: number): Promise<void> {
  const copy = { ids: idsOfPractice, hoursAgo: null };
  return copyRows(client, [...ofPractice, ...ofOrders], { into: itself, counted: numbered(first, last), copy });
}

/**
 * Does the work without the indexes of the tables that it fills, and makes them again at the end. Primary keys to which other tables refer
 * stay: without them those would have no foreign keys.
 */
export async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const tables = [...ofOrders, "monthly_use", "audit_entries"].map((table) => `'${table}'::regclass`).join(", ");
  const { rows: keys } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint key where conrelid in (${tables}) and contype in ('p', 'u')
      and not exists (select from pg_constraint where contype = 'f' and conindid = key.conindid)`,
  );
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as make
    from pg_index
    where indrelid in (${tables}) and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  const steps = [...keys, ...indexes];
  for (const { drop } of steps) await client.query(drop);
  await fill();
  await client.query("set maintenance_work_mem = '1GB'");
  for (const { make } of steps) await client.query(make);
}

/** The tables that grow with every order. */
const grown = ["orders", "transactions", "status_history", "order_words", "monthly_use", "audit_entries"];

/** Returns how many rows of these tables were read by sequential scans since the cluster started; connections report them once a second. */
export async function rowsScanned(client: pg.Client): Promise<number> {
  await wait(1500);
  const { rows } = await client.query(
    `select coalesce(sum(seq_tup_read), 0)::float8 as scanned from pg_stat_user_tables
    where relname ~ '^(${grown.join("|")})(_[a-z]?[0-9]+)?$'`,
  );
  return rows[0].scanned;
}
