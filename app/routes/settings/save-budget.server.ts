import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import type { Answers } from "~/calls/answers";
import type { RefusedBudget } from "~/components/budgets/budget-form";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import type { UndoForm } from "~/domain/notice/notice";
import { isolate } from "~/i18n/format/isolate";
import { answerRefusal } from "../outcomes.server";

type Budget = Answers["budgets"]["read"]["locations"][number];
type Typed = Pick<RefusedBudget, "locationId" | "typed"> & { amount: number | null; revision: number };

/**
 * Saves a budget and leaves a notice; null when it was saved. What another admin set in the meantime is returned next to what was typed.
 */
export async function saveBudget(context: Readonly<RouterContextProvider>, { locationId, typed, amount, revision }: Typed) {
  const { budgets } = context.get(callsContext);
  const before = amount === null ? (await budgets.read()).locations.find((each) => each.locationId === locationId) : undefined;
  const [error, saved] = await safe(budgets.change({ locationId, fromMonth: typed.fromMonth, amount, revision }));
  if (!error) {
    const undo = before && undoRemoval(before, saved, typed.fromMonth);
    const name = context.get(sessionContext).locations.find(({ _id }) => _id === locationId)?.name ?? "";
    context.get(noticeContext).add({ key: "budgets:form.saved", values: { location: isolate(name) }, ...(undo && { undo }) });
    return null;
  }
  return answerRefusal(context, error, async ({ code }): Promise<RefusedBudget | null> => {
    if (code === "monthNotOffered" || code === "malformed") return { locationId, typed, mistake: "monthNotOffered", meanwhile: null };
    if (code !== "changedElsewhere") return null;
    const { locations } = await budgets.read();
    return { locationId, typed, mistake: null, meanwhile: locations.find((each) => each.locationId === locationId) ?? null };
  });
}

/**
 * Returns the form that restores the budget of a location before its removal; null when it had none, or when the removal also dropped
 * budgets planned for other months, which one change cannot restore (D173).
 */
function undoRemoval(before: Budget, after: Pick<Budget, "revision">, fromMonth: string): UndoForm | null {
  const inForce = before.steps.findLast((step) => step.fromMonth <= fromMonth);
  const isPlanned = before.steps.some((step) => step.fromMonth > fromMonth);
  if (!inForce?.amount || isPlanned || after.revision === before.revision) return null;
  const exactAmount = String(inForce.amount.amount);
  const fields = { locationId: before.locationId, fromMonth, exactAmount, revision: String(after.revision) };
  return { action: "/settings/budgets", fields };
}
