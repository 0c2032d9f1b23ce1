import type { Transaction } from "~/db/database.server";
import { findApprovalRule, listApprovers } from "~/db/queries/approvals/approval-rules.server";
import {
  countWaitingApprovals,
  findApproval,
  findApprovalOfCart,
  findDeclined,
  listApprovalsOfCarts,
  listOwnWaiting,
  listWaitingApprovals,
} from "~/db/queries/approvals/approvals.server";
import { findBudget, listBudgets } from "~/db/queries/budgets/budgets.server";
import { listUnorderedCartsOf } from "~/db/queries/cart/cart.server";
import { sumOfOrders } from "~/db/queries/orders/reports.server";
import { editionOf } from "~/editions/editions";
import type { Belongings } from "~tests/services/belongings";

type Read = (tx: Transaction, held: Belongings & { userId: string }) => Promise<unknown>;

/** The queries of what was sent for approval, and of the rule for it. */
export const approvalQueries: Record<string, Read> = {
  findApprovalRule: async (tx, { tenant }) => (await findApprovalRule({ tx, tenantId: tenant })).revision,
  listBudgets: (tx, { tenant, location }) => listBudgets({ tx, tenantId: tenant }, [location]),
  findBudget: (tx, { tenant, location, userId }) => {
    const period = { startAt: new Date(0), endAt: new Date() };
    const market = { ...editionOf("IL"), replacing: { ownerId: userId, now: new Date() } };
    const spent = sumOfOrders({ tenantId: tenant, locationIds: [location], ...period }, market);
    return findBudget({ tx, tenantId: tenant }, { location, month: "2026-11", spent });
  },
  listApprovers: (tx, { tenant }) => listApprovers({ tx, tenantId: tenant }),
  findApproval: (tx, { tenant, approval }) => findApproval({ tx, tenantId: tenant }, approval),
  findApprovalOfCart: (tx, { tenant, approvalCart }) => findApprovalOfCart({ tx, tenantId: tenant }, approvalCart),
  listApprovalsOfCarts: (tx, { tenant, approvalCart }) => listApprovalsOfCarts({ tx, tenantId: tenant }, [approvalCart]),
  listWaitingApprovals: (tx, { tenant }) => listWaitingApprovals({ tx, tenantId: tenant }, { askedById: undefined, limit: 10 }),
  countWaitingApprovals: (tx, { tenant, order }) => countWaitingApprovals({ tx, tenantId: tenant }, order),
  listOwnWaiting: (tx, { tenant, location, userId }) =>
    listOwnWaiting({ tx, tenantId: tenant }, { askedById: userId, locationId: location }),
  findDeclined: (tx, { tenant, location, userId }) => findDeclined({ tx, tenantId: tenant }, { askedById: userId, locationId: location }),
  listUnorderedCartsOf: (tx, { tenant, userId }) => listUnorderedCartsOf({ tx, tenantId: tenant }, userId),
};
