import { ORPCError } from "@orpc/server";
import { listOrders, type OrderFilter } from "~/db/queries/order-search.server";
import type { NamedOrder } from "~/db/queries/orders.server";
import { listTransactions, type TransactionRow } from "~/db/queries/transactions.server";
import { csvText } from "~/domain/csv";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { instantsBetween } from "./history-filter.server";
import { reportColumns, reportRows } from "./report-rows.server";

/** Orders read at a time, so that no transaction stays open over a long report. */
const chunkSize = 500;
/** Orders of one report: more are asked for in shorter periods. */
const reportedOrdersMax = 50_000;

/**
 * All orders of a period at the person's locations as CSV (D30), one row for each ordered line of each part, the oldest first. Each
 * download stands in the audit trail (D32). Days are the market's, both included.
 */
export const orderReport = admin.orders.report.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  const { country, startDate, endDate, tenantId } = input;
  if (tenantId !== person.tenantId || country !== edition.code) throw errors.notFound();
  if (startDate > endDate) throw new ORPCError("BAD_REQUEST");
  const between = instantsBetween({ stDate: startDate, endDate }, edition.timeZone);
  const rows = await readReport(context, { ...everything, ...between, locationIds: person.locationIds });
  await context.withTenant((tx) =>
    recordAudit(tx, person, { action: "orderExported", subjectKind: "report", subjectId: null }, context.now),
  );
  return new File([csvText([reportColumns, ...rows])], `orders-${startDate}-${endDate}.csv`, { type: "text/csv;charset=utf-8" });
});

const everything: Omit<OrderFilter, "locationIds"> = {
  cartId: null,
  patientId: null,
  startAt: null,
  endAt: null,
  statuses: null,
  words: [],
};

async function readReport(
  { person, edition, withTenant }: Pick<SignedInContext, "person" | "edition" | "withTenant">,
  filter: OrderFilter,
) {
  const rows: ReturnType<typeof reportRows> = [];
  let after: NamedOrder["order"] | null = null;
  let read = 0;
  do {
    const page = { after, offset: 0, limit: chunkSize, direction: "ASC" as const };
    const [found, parts]: [NamedOrder[], TransactionRow[]] = await withTenant(async (tx) => {
      const orders = await listOrders(tx, person.tenantId, filter, page);
      return [
        orders,
        await listTransactions(
          tx,
          person.tenantId,
          orders.map(({ order }) => order.id),
        ),
      ];
    });
    for (const named of found)
      rows.push(
        ...reportRows(
          named,
          parts.filter(({ orderId }) => orderId === named.order.id),
          edition,
        ),
      );
    after = found.length === chunkSize ? (found.at(-1)?.order ?? null) : null;
    read += found.length;
  } while (after !== null && read < reportedOrdersMax);
  return rows;
}
