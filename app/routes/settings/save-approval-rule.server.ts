import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { text } from "~/calls/text";
import type { RefusedRule } from "~/components/approvals/approval-rule-form";
import { callsContext } from "~/context.server";
import type { ApprovalRule } from "~/domain/approval/approval-rule";
import type { TypedRule } from "~/forms/settings/approval-rule-form";
import { answerRefusal } from "../outcomes.server";

/** The fields of the form. */
export const ruleFields = { askedOf: text(20), above: text(20), aboveBudget: text(2) };

type Typed = { typed: TypedRule; rule: ApprovalRule; revision: number };

/**
 * Saves a rule; null when it was saved. What another admin set in the meantime is returned next to what was typed, for saving on top of it.
 */
export async function saveRule(context: Readonly<RouterContextProvider>, { typed, rule, revision }: Typed) {
  const { approvals } = context.get(callsContext);
  const [error] = await safe(approvals.changeRule({ ...rule, revision }));
  if (!error) return null;
  return answerRefusal(context, error, async ({ code }): Promise<RefusedRule | null> => {
    if (code === "twoAdminsNeeded") return { typed, mistake: code, meanwhile: null };
    if (code !== "changedElsewhere") return null;
    const { revision: present, ...saved } = await approvals.readRule();
    return { typed, mistake: null, meanwhile: { revision: present, saved } };
  });
}
