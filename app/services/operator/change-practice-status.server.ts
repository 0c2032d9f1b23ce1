import type { PracticeDb } from "~/db/database.server";
import { setPracticeStatus } from "~/db/queries/practice/operator.server";
import { findTenant } from "~/db/queries/practice/tenants.server";
import { operator } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { rewriteDirectory } from "../tenants/rewrite-directory.server";
import { isNothing, unlessRefused } from "../unless-refused.server";
import { loadPracticeAnswer } from "./practices.server";
import { recordOperatorAct } from "./record-operator-act.server";

type Change = { tenantId: string; reason: string; status: "approved" | "suspended" };

/** Suspends a practice, with a reason. Refused for the operator's present practice, because that would sign the operator out. */
export const suspendPractice = operator.operator.suspend.handler(async ({ input, context, errors }) => {
  if (input.tenantId === context.person.tenantId) throw errors.ownPractice();
  const answer = await changeStatus(context, { ...input, status: "suspended" });
  if (!answer) throw errors.notFound();
  return answer;
});

/** Reopens a suspended practice, with a reason. */
export const reopenPractice = operator.operator.reopen.handler(async ({ input, context, errors }) => {
  const answer = await changeStatus(context, { ...input, status: "approved" });
  if (!answer) throw errors.notFound();
  return answer;
});

/** Changes the status in an operator's name. Returns the practice afterwards; null when there is none. Repeating it changes nothing. */
export async function changeStatus(
  { doors, person, now }: Pick<SignedInContext, "doors" | "now"> & { person: { id: string } },
  { tenantId, reason, status }: Change,
) {
  const change = async (db: PracticeDb) => {
    if (await setPracticeStatus(db, status)) {
      const tenant = await findTenant(db);
      if (tenant) await rewriteDirectory(db, tenant);
      await recordOperatorAct(db, person, { action: status === "approved" ? "practiceReopened" : "practiceSuspended", reason }, now);
    }
    return loadPracticeAnswer(db);
  };
  return unlessRefused((work) => doors.asOperatorOf(tenantId, work), change, isNothing);
}
