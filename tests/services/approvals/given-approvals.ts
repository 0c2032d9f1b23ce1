import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import type { ApprovalRule } from "~/domain/approval/approval-rule";
import { testDatabase } from "~tests/helpers/database";
import { givenShopper, mydayLine, type Shopper, shopperOf, stockOrder } from "~tests/services/cart/given-cart";

/** A practice with a staff person and two admins, of whom one chose the rule: staff's orders that cost anything, unless said otherwise. */
export async function givenApprovals(rule: Partial<ApprovalRule> = {}) {
  const staff = await givenShopper({ email: "staff@einayim.example", locations: 2 });
  const admin = await shopperOf(staff.practice, { email: "admin@einayim.example", role: "practiceAdmin" });
  const other = await shopperOf(staff.practice, { email: "other@einayim.example", role: "practiceAdmin" });
  await admin.calls.approvals.changeRule({ askedOf: "notAdmins", aboveAmount: 0, ...rule, revision: 0 });
  return { staff, admin, other };
}

/** A cart with a review that runs. */
export async function givenReviewOf(
  { calls, locationId }: Pick<Shopper, "calls" | "locationId">,
  preorders = [stockOrder([mydayLine(-3, 2)])],
) {
  const { cart } = await calls.cart.sync({ locationId: locationId ?? "", preorders });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  return { cartId: cart.id, holdId, acceptTerms: true, preorders };
}

/** A cart that a person sent for approval. */
export async function givenAsked(shopper: Shopper, preorders?: ReturnType<typeof stockOrder>[]) {
  const { preorders: sent, ...review } = await givenReviewOf(shopper, preorders);
  const asked = { ...review, approvalId: uuid() };
  const { approval } = await shopper.calls.approvals.ask(asked);
  return { ...asked, approval, preorders: sent };
}

/** The orders of all practices, and the carts with their states. */
export async function placedAndCarts() {
  const { owner } = await testDatabase();
  const orders = await owner.select().from(schema.orders);
  const carts = await owner.select().from(schema.carts).orderBy(schema.carts.createdAt, schema.carts.id);
  return { orders, states: carts.map(({ status }) => status) };
}

/** The acts in the audit trail on carts, in their order. */
export async function actsOnCarts() {
  const { owner } = await testDatabase();
  const rows = await owner.select().from(schema.auditEntries).orderBy(schema.auditEntries.seq);
  return rows.filter(({ subjectKind }) => subjectKind === "cart").map(({ action, actorId }) => ({ action, actorId }));
}
