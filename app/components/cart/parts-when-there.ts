import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** What few carts have, loaded when one has it; the server's page shows it at once. */
export const OwnApprovalNotices = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("~/components/approvals/own-approvals"))).OwnApprovalNotices,
}));
export const BudgetLeft = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("~/components/budgets/budget-left"))).BudgetLeft,
}));
export const ReplacedNotices = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("./replaced-notices"))).ReplacedNotices,
}));
export const SavedList = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./saved-list"))).SavedList }));
