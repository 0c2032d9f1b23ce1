import { changeBudget } from "./change-budget.server";
import { budgetFigures, loadBudgetLeft, loadBudgets } from "./load-budgets.server";

/** The calls of budgets with their services (D103). */
export const budgets = { read: loadBudgets, change: changeBudget, left: loadBudgetLeft, figures: budgetFigures };
