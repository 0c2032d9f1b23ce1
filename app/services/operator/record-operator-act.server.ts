import { v7 as newId } from "uuid";
import type { PracticeDb } from "~/db/database.server";
import { insertOperatorAct } from "~/db/queries/practice/operator.server";
import type { OperatorAction } from "~/domain/account/operator-act";
import type { SignedIn } from "~/domain/account/signed-in";
import { recordAudit } from "../audit/record-audit.server";

type Act = {
  action: OperatorAction;
  /** The subject within the practice; absent when it was the practice itself. */
  order?: string;
  reason: string;
};

/** Writes an operator's action to both trails (D49), in its transaction: the practice's, and the operators' with the reason. */
export async function recordOperatorAct(
  db: PracticeDb,
  person: Pick<SignedIn, "id">,
  { action, order, reason }: Act,
  now: Date,
): Promise<void> {
  const { tx, tenantId } = db;
  const subject = order ? { subjectKind: "order" as const, subjectId: order } : { subjectKind: "practice" as const, subjectId: tenantId };
  recordAudit(db, { id: person.id, tenantId }, { action, ...subject }, now);
  await insertOperatorAct(tx, { tenantId, id: newId(), at: now, operatorId: person.id, action, subjectId: order ?? null, reason });
}
