import type { PracticeDb } from "~/db/database.server";
import { findApprovalRule, listApprovers } from "~/db/queries/approvals/approval-rules.server";
import { findUser } from "~/db/queries/people/people.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { type ApprovalRule, approvalAbove, concernsAsker } from "~/domain/approval/approval-rule";
import { budgetLeft } from "~/domain/budget/budget";
import type { Edition } from "~/domain/edition";
import { budgetOfMonth } from "../budgets/budget-of-month.server";

type Asker = { person: Pick<SignedIn, "id" | "kind">; edition: Edition; now: Date };

/**
 * Returns the amount in the smallest unit above which a person's order at a location needs approval (D96): the rule's, or what is left of
 * the budget when the rule includes that (D103). Null when none does. One query while the practice has no rule, none when the caller has
 * read the rule.
 */
export async function ownApprovalAbove(
  db: PracticeDb,
  { person, edition, now }: Asker,
  locationId: string,
  known?: ApprovalRule,
): Promise<number | null> {
  const rule = known ?? (await findApprovalRule(db));
  if (rule.askedOf === "nobody" || person.kind === "operator") return null;
  const user = await findUser(db, person.id);
  if (!user) return null;
  const others = (await listApprovers(db)).filter(({ id }) => id !== person.id);
  if (!concernsAsker(rule, user, others.length)) return null;
  if (!rule.aboveBudget) return approvalAbove(rule, null);
  const budget = await budgetOfMonth(db, { locationId, edition, now, replacing: { ownerId: person.id, now } });
  return approvalAbove(rule, budget && budgetLeft(budget));
}
