import type { PracticeDb } from "~/db/database.server";
import { findApprovalRule, listApprovers } from "~/db/queries/approvals/approval-rules.server";
import { findUser } from "~/db/queries/people/people.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { approvalAbove } from "~/domain/approval/approval-rule";

/**
 * The sum in the smallest unit above which somebody else approves a person's order (D96); null when nobody has to. One query while the
 * practice has no rule.
 */
export async function ownApprovalAbove(db: PracticeDb, person: Pick<SignedIn, "id" | "kind">): Promise<number | null> {
  const rule = await findApprovalRule(db);
  if (rule.askedOf === "nobody" || person.kind === "operator") return null;
  const user = await findUser(db, person.id);
  if (!user) return null;
  const others = (await listApprovers(db)).filter(({ id }) => id !== person.id);
  return approvalAbove(rule, user, others.length);
}
