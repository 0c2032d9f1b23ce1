import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { findNamedRequest, findReturnPhoto, type NamedRequest } from "~/db/queries/orders/requests.server";
import { decideRequest, type RequestDecision } from "~/services/requests/decide-request.server";
import { operatedRequestAnswerOf } from "~/services/requests/request-answer.server";
import { operator } from "../access.server";
import { unlessRefused } from "../unless-refused.server";
import { recordOperatorAct } from "./record-operator-act.server";

/** Returns a practice's request, answered or not (D78). */
export const loadRequest = operator.operator.request.handler(async ({ input, context: { doors }, errors }) => {
  const found = await doors.readOperatorOf(input.tenantId, (db) => findNamedRequest(db, input.requestId));
  if (!found) throw errors.notFound();
  return operatedRequestAnswerOf(found);
});

/** Returns the photo of a return. */
export const loadRequestPhoto = operator.operator.requestPhoto.handler(async ({ input, context: { doors }, errors }) => {
  const photo = await doors.readOperatorOf(input.tenantId, (db) => findReturnPhoto(db, input.requestId));
  if (!photo) throw errors.notFound();
  return { photo };
});

/** Answers a practice's request in the distributor's name. */
export const answerOperatorRequest = operator.operator.answerRequest.handler(async ({ input, context, errors }) => {
  const answered = await answerAsOperator(context, input);
  if (!answered) throw errors.notFound();
  if (answered === "refused") throw errors.alreadyAnswered();
  return operatedRequestAnswerOf(answered);
});

type Acting = { doors: Doors; person: { id: string }; settings: { publicUrl: string }; now: Date };

/**
 * Answers a practice's request, recorded in both trails under the operator's own name (D49). Returns the request afterwards; `refused` when
 * it can no longer be answered this way, null when there is none.
 */
export async function answerAsOperator(
  { doors, person, settings, now }: Acting,
  { tenantId, ...answer }: RequestDecision & { tenantId: string },
): Promise<NamedRequest | "refused" | null> {
  const decide = async (db: PracticeDb) => {
    const outcome = await decideRequest(db, answer, { now, publicUrl: settings.publicUrl });
    const found = await findNamedRequest(db, answer.requestId);
    if (!found || outcome.reason === "unknownRequest") return null;
    if (outcome.outcome === "refused") return "refused";
    const act = { action: "requestAnswered", order: found.request.orderId, reason: answer.words.slice(0, 200) } as const;
    if (outcome.outcome === "applied") await recordOperatorAct(db, person, act, now);
    return found;
  };
  return unlessRefused(
    (work) => doors.asOperatorOf(tenantId, work),
    decide,
    (answered) => answered === "refused" || answered === null,
  );
}
