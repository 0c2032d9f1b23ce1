import { z } from "zod";
import { budgetMax } from "~/domain/budget/budget";
import { adminCall, ordersPath, signedInCall } from "./base";
import { day, id, money, optional } from "./shapes/basic-shapes";
import { text } from "./text";

/** Budgets of locations by month (D103). Amounts include VAT. */
const path = `${ordersPath}/budgets` as const;
const tags = ["budgets"];

/** A month of the market's calendar, yyyy-MM. */
const month = text(7).regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** From `fromMonth` on a location may spend `amount` a month; null: it has no budget from then on. */
const steps = z.array(z.object({ fromMonth: month, amount: money.nullable() }));

/** What a location may spend in a month, and what it has spent: orders placed in that month of the market, without cancelled ones. */
export const budget = z.object({ month, amount: money, spent: money });

/** `steps` start with the one in force this month; `months` are those from which a budget can start. */
export const read = adminCall
  .route({ method: "GET", path, summary: "The budgets of one's locations", tags })
  .output(z.object({ months: z.array(month), locations: z.array(z.object({ locationId: id, revision: z.int(), steps })) }));

/** Sets the budget from a month on and removes what was planned for later ones. `amount` is in the smallest unit; null: none. */
export const change = adminCall
  .route({ method: "PUT", path: `${path}/{locationId}`, summary: "Set the budget of a location from a month on", tags })
  .input(z.object({ locationId: id, fromMonth: month, amount: z.int().min(0).max(budgetMax).nullable(), revision: z.int().min(0) }))
  .output(z.object({ locationId: id, revision: z.int(), steps }))
  .errors({ changedElsewhere: { status: 409 }, monthNotOffered: { status: 422 } });

/** The budget of a location this month; null when it has none. Orders that one's own cart can still replace do not count as spent. */
export const left = signedInCall
  .route({ method: "GET", path: `${path}/left`, summary: "What a location may spend this month", tags })
  .input(z.object({ locationId: id }))
  .output(z.object({ budget: budget.nullable() }));

/** Spending against budget by location and month, for whole months of a period of at most 12; latest month first. */
export const figures = adminCall
  .route({ method: "GET", path: `${path}/figures/{startDate}/{endDate}`, summary: "Spent against budget by location and month", tags })
  .input(z.object({ startDate: day, endDate: day, locationId: optional(id) }))
  .output(z.object({ rows: z.array(z.object({ locationId: id, month, amount: money.nullable(), spent: money })) }))
  .errors({ periodReversed: { status: 422 }, periodTooLong: { status: 422, data: z.object({ months: z.int() }) } });
