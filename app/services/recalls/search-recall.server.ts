import type { Answers, Inputs } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listRecalled, type NamedReceived, type RecallFilter, sumRecalled } from "~/db/queries/orders/received-boxes.server";
import { searchedLots } from "~/domain/delivery/lot-key";
import { checkLots, recalledProduct } from "~/domain/delivery/recall-filter";
import { clinical } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { receivedAnswerOf } from "../deliveries/read-received.server";
import { errorOf } from "../error-of.server";
import { readCursor, writeCursor } from "../orders/history-filter.server";
import { malformed } from "../refuse-malformed.server";

type Found = Answers["recalls"]["search"]["found"][number];

const pageSize = 50;

/** Returns who got the boxes of some lots (D87). Each patient on the page counts as viewed in the audit trail (D32). */
export const searchRecall = clinical.recalls.search.handler(async ({ input, context, errors }) => {
  const verdict = checkLots(input.lots);
  if (!verdict.permitted) throw errorOf(errors, verdict);
  const before = input.next ? readCursor(input.next) : null;
  if (input.next && !before) throw malformed("next", "unknownPage");
  const filter = recallFilter(input, context);
  return context.view(async (db) => {
    const { boxes, patientIds } = await sumRecalled(db, filter);
    const found = await listRecalled(db, filter, { before, limit: pageSize + 1 });
    const shown = found.slice(0, pageSize);
    recordPatients(db, context, { action: "patientViewed", patientIds: shown.flatMap(({ order }) => order?.patientId ?? []) });
    const last = shown.at(-1)?.box;
    return {
      ...{ found: shown.map(recalledAnswerOf), boxes, patients: patientIds.length },
      next: last && found.length > pageSize ? writeCursor({ at: last.countedAt, id: last.id }) : null,
    };
  });
});

/** Returns the lots and the product of a recall as a filter on what was received at the person's locations. */
export function recallFilter({ lots, product }: Inputs["recalls"]["download"], { person }: Pick<SignedInContext, "person">): RecallFilter {
  return { lotKeys: searchedLots(lots), locationIds: person.locationIds, ...recalledProduct(product ?? "") };
}

type Seen = { action: "patientViewed" | "patientExported"; patientIds: readonly string[] };

/** Records which patients a recall showed, each once, and that orders were searched. */
export function recordPatients(
  db: PracticeDb,
  { person, now }: Pick<SignedInContext, "person" | "now">,
  { action, patientIds }: Seen,
): void {
  const ofOrders = action === "patientViewed" ? "orderViewed" : "orderExported";
  recordAudit(db, person, { action: ofOrders, subjectKind: "order", subjectId: null }, now);
  for (const subjectId of new Set(patientIds)) recordAudit(db, person, { action, subjectKind: "patient", subjectId }, now);
}

function recalledAnswerOf(named: NamedReceived): Found {
  const { box, order, locationName } = named;
  return { ...receivedAnswerOf(named), deliveryId: box.deliveryId, locationName, patientId: order?.patientId ?? null };
}
