import { and, eq } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { AuditSubjectKey } from "~/domain/account/audit-trail";

const { orders } = schema;

/** Returns what belongs to a subject of the trail: the cart of an order, the orders of a cart, nothing for a patient. */
export async function listRelatedSubjects({ tx, tenantId }: PracticeDb, subject: AuditSubjectKey): Promise<AuditSubjectKey[]> {
  if (subject.kind === "patient") return [];
  const rows = await tx
    .select({ id: orders.id, cartId: orders.cartId })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(subject.kind === "order" ? orders.id : orders.cartId, subject.id)));
  return rows.map(({ id, cartId }) => (subject.kind === "order" ? { kind: "cart", id: cartId } : { kind: "order", id }));
}
