import {
  type DatabaseFacts,
  findBrokenInvariants,
  type OrderFacts,
  type orderInvariants,
  rowsOf,
  type TableDifference,
} from "~/domain/backup/database-facts";
import { type BackedUp, backUp } from "~/services/backup/back-up.server";
import { restore } from "~/services/backup/restore.server";
import { requestDump } from "../dump-on-request.server";
import { counted } from "./counted.server";
import { printChain } from "./print-chain.server";
import type { Terminal } from "./terminal.server";

/** Makes a backup and prints its contents. Returns whether every order is complete; the backup is made in any case. */
export async function printBackup(to: string, { terminal, ...from }: BackedUp & { terminal: Terminal; now: Date }): Promise<boolean> {
  const { place, manifest } = await backUp(to, { ...from, requestDump });
  const { facts, postgresMajor, migration } = manifest;
  terminal.print(`${place}: ${printContents(facts)}, PostgreSQL ${postgresMajor}, migration ${migration}.`);
  terminal.print("It contains patients' data: protect it. It does not contain SESSION_SECRET: store that elsewhere.");
  return printOrders(facts.orders, terminal);
}

/** Restores a backup, and prints whether the result equals what was backed up: counts, checksums, orders and audit trails. */
export async function printRestore(
  from: string,
  { isReplacing, terminal, ...into }: BackedUp & { isReplacing: boolean; terminal: Terminal },
): Promise<boolean> {
  const { manifest, facts, differences, trails } = await restore({ from, isReplacing }, into);
  const areTrailsWhole = trails.map((state) => printChain(state, terminal)).every(Boolean);
  for (const difference of differences) terminal.complain(printDifference(difference));
  const areOrdersWhole = printOrders(facts.orders, terminal);
  const isAsBackedUp = differences.length === 0 && areTrailsWhole;
  if (isAsBackedUp) terminal.print(`Restored ${printContents(facts)}, each table as it was backed up at ${manifest.madeAt}.`);
  else terminal.complain("The restored data differ from the backup: do not serve them.");
  return isAsBackedUp && areOrdersWhole;
}

const printContents = (facts: DatabaseFacts) =>
  `${Object.keys(facts.tables).length} tables, ${rowsOf(facts)} rows, ${counted(facts.orders.placed, "order")}`;

const whys: Readonly<Record<TableDifference["why"], string>> = {
  missing: "is missing",
  unexpected: "was not in the backup",
  rows: "has a different number of rows",
  content: "has different rows",
};

const printDifference = ({ table, why }: TableDifference) => `Table ${table} ${whys[why]}.`;

const invariants: Readonly<Record<(typeof orderInvariants)[number], string>> = {
  ordersWithoutParts: "Orders without a part",
  ordersWithOtherSums: "Orders whose sums do not add up",
  ordersWithoutBoxes: "Orders without a box",
  partsWithoutTheirHistory: "Parts whose status is not the end of their history",
};

/** Prints whether every order is complete. */
function printOrders(orders: OrderFacts, { print, complain }: Terminal): boolean {
  const broken = findBrokenInvariants(orders);
  for (const { invariant, count } of broken) complain(`${invariants[invariant]}: ${count}.`);
  if (broken.length === 0) print(`${counted(orders.placed, "order")}: each has its parts, boxes, sums and history.`);
  return broken.length === 0;
}
