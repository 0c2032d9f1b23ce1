import { and, eq, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { type ApprovalRule, noApprovalRule } from "~/domain/approval/approval-rule";

const { approvalRules, users } = schema;

export type RevisedRule = ApprovalRule & { revision: number };

/**
 * Returns the practice's approval rule (D96), and the revision that a change must name; the default rule with revision 0 when none was set.
 */
export async function findApprovalRule({ tx, tenantId }: PracticeDb): Promise<RevisedRule> {
  const [row] = await builtOnce(tx, ruleOfPractice).execute({ tenantId });
  return row ?? { ...noApprovalRule, revision: 0 };
}

function ruleOfPractice(tx: Transaction) {
  const { askedOf, aboveAmount, aboveBudget, revision } = approvalRules;
  return tx
    .select({ askedOf, aboveAmount, aboveBudget, revision })
    .from(approvalRules)
    .where(eq(approvalRules.tenantId, sql.placeholder("tenantId")))
    .prepare("approval_rule");
}

/** Sets a rule if the practice still has this revision; returns whether it had. */
export async function setApprovalRule({ tx, tenantId }: PracticeDb, { revision, ...rule }: RevisedRule, now: Date): Promise<boolean> {
  const next = { ...rule, revision: revision + 1, updatedAt: now };
  const { tenantId: changed } = approvalRules;
  const rows =
    revision === 0
      ? await tx
          .insert(approvalRules)
          .values({ tenantId, ...next })
          .onConflictDoNothing()
          .returning({ changed })
      : await tx
          .update(approvalRules)
          .set(next)
          .where(and(eq(approvalRules.tenantId, tenantId), eq(approvalRules.revision, revision)))
          .returning({ changed });
  return rows.length > 0;
}

/** Returns the admins with set-up accounts, who can approve. */
export async function listApprovers({ tx, tenantId }: PracticeDb) {
  const { id, email, firstName, lastName, language, mutedMails, createdAt } = users;
  return tx
    .select({ id, email, firstName, lastName, language, mutedMails })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.role, "practiceAdmin"), eq(users.status, "active")))
    .orderBy(createdAt, id);
}

export type ApproverRow = Awaited<ReturnType<typeof listApprovers>>[number];
