import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** What few carts have, or what is needed after the first paint, loaded when needed; the server renders it at once. */
export const OwnApprovalNotices = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("~/components/approvals/own-approvals"))).OwnApprovalNotices,
}));
export const BudgetLeft = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("~/components/budgets/budget-left"))).BudgetLeft,
}));
export const CartSelection = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./cart-selection"))).CartSelection }));
export const ReplacedNotices = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("./replaced-notices"))).ReplacedNotices,
}));
export const SavedList = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./saved-list"))).SavedList }));
