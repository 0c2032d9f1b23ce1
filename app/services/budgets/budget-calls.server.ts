import { changeBudget } from "./change-budget.server";
import { budgetFigures, readBudgetLeft, readBudgets } from "./read-budgets.server";

/** The calls of budgets with their services (D103). */
export const budgets = { read: readBudgets, change: changeBudget, left: readBudgetLeft, figures: budgetFigures };
