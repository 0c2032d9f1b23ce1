import type { Page } from "playwright";
import { callInPage, ordersPath } from "./call-in-page";

/** How many orders of a period the practice of the person on the page placed and did not cancel, counted one by one through the history. */
export async function countOrders(page: Page, startDate: string, endDate: string): Promise<number> {
  const { tenant } = await callInPage(page, "/api/session");
  let counted = 0;
  for (let next: string | undefined, more = true; more; ) {
    const query = { tenantId: tenant._id, stDate: startDate, endDate, pageSize: 100, ...(next ? { next } : {}) };
    const found = await callInPage(page, `${ordersPath}/v2/tenant/${tenant._id}`, query);
    counted += found.orders.filter(({ status }: { status: string }) => status !== "Cancelled").length;
    next = found.next ?? undefined;
    more = next !== undefined;
  }
  return counted;
}
