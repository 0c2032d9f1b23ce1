import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import type { RefusedBudget } from "~/components/budgets/budget-form";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { isolate } from "~/i18n/format/isolate";
import { answerRefusal } from "../outcomes.server";

type Typed = Pick<RefusedBudget, "locationId" | "typed"> & { amount: number | null; revision: number };

/**
 * Saves a budget and leaves a notice; null when it was saved. What another admin set in the meantime is returned next to what was typed.
 */
export async function saveBudget(context: Readonly<RouterContextProvider>, { locationId, typed, amount, revision }: Typed) {
  const { budgets } = context.get(callsContext);
  const [error] = await safe(budgets.change({ locationId, fromMonth: typed.fromMonth, amount, revision }));
  if (!error) {
    const name = context.get(sessionContext).locations.find(({ _id }) => _id === locationId)?.name ?? "";
    context.get(noticeContext).add({ key: "budgets:form.saved", values: { location: isolate(name) } });
    return null;
  }
  return answerRefusal(context, error, async ({ code }): Promise<RefusedBudget | null> => {
    if (code === "monthNotOffered" || code === "malformed") return { locationId, typed, mistake: "monthNotOffered", meanwhile: null };
    if (code !== "changedElsewhere") return null;
    const { locations } = await budgets.read();
    return { locationId, typed, mistake: null, meanwhile: locations.find((each) => each.locationId === locationId) ?? null };
  });
}
