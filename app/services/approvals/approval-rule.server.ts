import { findApprovalRule, listApprovers, setApprovalRule } from "~/db/queries/approvals/approval-rules.server";
import { lockUsers } from "~/db/queries/people/people.server";
import { checkApprovalRule, isSameRule } from "~/domain/approval/approval-rule";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { errorOf } from "../error-of.server";

/** Returns whose orders need approval in the practice, and above which amount (D96). */
export const loadApprovalRule = admin.approvals.readRule.handler(({ context }) =>
  context.read(async (db) => ({ ...(await findApprovalRule(db)), adminsQuantity: (await listApprovers(db)).length })),
);

/**
 * Sets the rule. `revision` is the one last seen: an older one is refused, so that nobody unknowingly overwrites what another admin set,
 * unless the same rule is in force already, so that sending twice sets it once. Refuses to include admins when only one could approve; people
 * are locked, so that none is removed meanwhile.
 */
export const changeApprovalRule = admin.approvals.changeRule.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    await lockUsers(db);
    const present = await findApprovalRule(db);
    if (input.revision < present.revision && isSameRule(present, input)) return present;
    const verdict = checkApprovalRule(input, (await listApprovers(db)).length);
    if (!verdict.permitted) throw errorOf(errors, verdict);
    if (!(await setApprovalRule(db, input, now))) throw errors.changedElsewhere();
    recordAudit(db, person, { action: "approvalRuleChanged", subjectKind: "practice", subjectId: person.tenantId }, now);
    return { ...input, revision: input.revision + 1 };
  }),
);
