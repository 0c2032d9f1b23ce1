import type { Transaction } from "~/db/database.server";
import { listGtinsOfProducts } from "~/db/queries/catalogue/imports.server";
import {
  listAcceptedOfShipped,
  listReceivedOfShipped,
  listShippedParts,
  listSupplyReports,
  type SupplyReportRow,
} from "~/db/queries/practice/supply-reports.server";
import { instantsOfDays, marketDayOf } from "~/domain/calendar/market-time";
import { type CalendarMonth, daysOfMonth } from "~/domain/calendar/months";
import type { Edition } from "~/domain/edition";
import { type SuppliedPart, supplyLinesOf } from "~/domain/supply/supply-line";
import { type SupplyEntry, supplyEntries } from "~/domain/supply/supply-report";
import { loadCatalogue } from "../catalogue/load-catalogue.server";

export type Supplies = { entries: SupplyEntry[]; reports: SupplyReportRow[] };

/** Returns the supplies of a month in a market (D99), in all its practices, and the reports so far (asOperator). */
export async function loadSupplies(tx: Transaction, edition: Edition, month: CalendarMonth): Promise<Supplies> {
  const parts = await listParts(tx, edition, month);
  const { seriesById } = await loadCatalogue(tx, edition.code);
  const productIds = parts.flatMap(({ lines, requests }) => [
    ...lines.map(({ productId }) => productId),
    ...requests.flatMap(({ replacement }) => replacement?.productId ?? []),
  ]);
  const imported = await listGtinsOfProducts(tx, edition.code, [...new Set(productIds)]);
  const importedGtins = new Map(imported.map(({ productId, gtin }) => [productId, gtin]));
  const reports = await listSupplyReports(tx, edition.code, month);
  const lines = parts.flatMap((part) => supplyLinesOf(part, { seriesById, importedGtins }));
  return { entries: supplyEntries(lines, reports), reports };
}

async function listParts(tx: Transaction, { code, timeZone }: Edition, month: CalendarMonth): Promise<SuppliedPart[]> {
  const shipped = { edition: code, ...instantsOfDays(daysOfMonth(month), timeZone) };
  const parts = await listShippedParts(tx, shipped);
  const received = byPart(await listReceivedOfShipped(tx, shipped));
  const accepted = byPart(await listAcceptedOfShipped(tx, shipped));
  return parts.map(({ transactionId, reference, merchandise, at, recipientName, recipientNumber }) => ({
    ...{ transactionId, reference, day: marketDayOf(at, timeZone), recipientName, recipientNumber: recipientNumber || null },
    lines: merchandise.lines,
    requests: (accepted.get(transactionId) ?? []).map(({ lineId, kind, state, details: { replacement = null, quantity = null } }) => ({
      ...{ lineId, kind, state, replacement, quantity },
    })),
    received: (received.get(transactionId) ?? []).flatMap(({ lineId, ...boxes }) => (lineId === null ? [] : [{ lineId, ...boxes }])),
  }));
}

/** Groups rows by their part. */
function byPart<Row extends { transactionId: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.transactionId ?? "";
    const others = grouped.get(key);
    if (others) others.push(row);
    else grouped.set(key, [row]);
  }
  return grouped;
}
