import type { OrderFilter } from "~/db/queries/orders/order-search.server";
import { noWords } from "~/domain/order/order-words";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { csvAnswer } from "../csv-answer.server";
import { malformed } from "../refuse-malformed.server";
import { instantsBetween } from "./history-filter.server";
import { reportLines } from "./report-lines.server";

/**
 * Returns all orders of a period at the person's locations as CSV (D30), one row for each ordered line of each part, oldest first, sent
 * while it is read. Each download is in the audit trail (D32). Days are the market's, both included.
 */
export const orderReport = admin.orders.report.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  const { country, startDate, endDate, tenantId } = input;
  if (tenantId !== person.tenantId || country !== edition.code) throw errors.notFound();
  if (startDate > endDate) throw malformed("endDate", "beforeStartDate");
  const between = instantsBetween({ stDate: startDate, endDate }, edition.timeZone);
  await context.withTenant(async (db) =>
    recordAudit(db, person, { action: "orderExported", subjectKind: "report", subjectId: null }, context.now),
  );
  const lines = reportLines(context, { ...everything, ...between, locationIds: person.locationIds });
  return csvAnswer(`orders-${startDate}-${endDate}`, lines);
});

const everything: Omit<OrderFilter, "locationIds"> = {
  cartId: null,
  patientId: null,
  startAt: null,
  endAt: null,
  statuses: null,
  words: noWords,
};
