import type { OrderFilter } from "~/db/queries/order-search.server";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { malformed } from "../say-malformed.server";
import { instantsBetween } from "./history-filter.server";
import { reportLines } from "./report-lines.server";

/**
 * All orders of a period at the person's locations as CSV (D30), one row for each ordered line of each part, the oldest first, sent
 * while it is read. Each download stands in the audit trail (D32). Days are the market's, both included.
 */
export const orderReport = admin.orders.report.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  const { country, startDate, endDate, tenantId } = input;
  if (tenantId !== person.tenantId || country !== edition.code) throw errors.notFound();
  if (startDate > endDate) throw malformed("endDate", "beforeStartDate");
  const between = instantsBetween({ stDate: startDate, endDate }, edition.timeZone);
  await context.withTenant((db) =>
    recordAudit(db, person, { action: "orderExported", subjectKind: "report", subjectId: null }, context.now),
  );
  const headers = {
    "content-type": "text/csv;charset=utf-8",
    "content-disposition": `attachment; filename="orders-${startDate}-${endDate}.csv"`,
  };
  return { headers, body: bytesOf(reportLines(context, { ...everything, ...between, locationIds: person.locationIds })) };
});

const everything: Omit<OrderFilter, "locationIds"> = {
  cartId: null,
  patientId: null,
  startAt: null,
  endAt: null,
  statuses: null,
  words: [],
};

/** A piece is made when the receiver has room for it, and no more of them when the receiver has gone. */
function bytesOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return()),
  });
}
