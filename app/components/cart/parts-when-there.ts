import { lazyPart } from "~/offline/scripts/later";

/** What few carts have, or what is needed after the first paint, loaded when needed; the server renders it at once. */
export const OwnApprovalNotices = lazyPart(
  () => import("~/components/approvals/own-approvals"),
  (part) => part.OwnApprovalNotices,
);
export const BudgetLeft = lazyPart(
  () => import("~/components/budgets/budget-left"),
  (part) => part.BudgetLeft,
);
export const CartSelection = lazyPart(
  () => import("./cart-selection"),
  (part) => part.CartSelection,
);
export const ReplacedNotices = lazyPart(
  () => import("./replaced-notices"),
  (part) => part.ReplacedNotices,
);
export const SavedList = lazyPart(
  () => import("./saved-list"),
  (part) => part.SavedList,
);
