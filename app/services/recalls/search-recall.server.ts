import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { together } from "~/db/together.server";
import { checkLots } from "~/domain/delivery/recall-filter";
import { clinical } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import type { Catalogue } from "../catalogue/load-catalogue.server";
import { receivedAnswerOf } from "../deliveries/load-received.server";
import { errorOf } from "../error-of.server";
import { fittingProduct } from "../fitting/fitting-shelf.server";
import { parseCursor, writeCursor } from "../orders/history-filter.server";
import { malformed } from "../refuse-malformed.server";
import { listRecall, loadRecall, type RecallRow, sumRecall } from "./list-recall.server";

type Found = Answers["recalls"]["search"]["found"][number];

const pageSize = 50;

/** Returns who got the boxes and trial packs of some lots (D87). Each patient on the page counts as viewed in the audit trail (D32). */
export const searchRecall = clinical.recalls.search.handler(async ({ input, context, errors }) => {
  const verdict = checkLots(input.lots);
  if (!verdict.permitted) throw errorOf(errors, verdict);
  const before = input.next ? parseCursor(input.next) : null;
  if (input.next && !before) throw malformed("next", "unknownPage");
  return context.view(async (db) => {
    const recall = await loadRecall(db, input, context);
    const [{ boxes, packs, patientIds }, found] = await together(
      sumRecall(db, recall),
      listRecall(db, recall, { before, limit: pageSize + 1 }),
    );
    const shown = found.slice(0, pageSize);
    recordPatients(db, context, { action: "patientViewed", patientIds: shown.flatMap((row) => patientOf(row) ?? []) });
    const last = shown.at(-1);
    return {
      ...{ found: shown.map((row) => recalledAnswerOf(row, recall.catalogue)), boxes, packs, patients: patientIds.length },
      next: last && found.length > pageSize ? writeCursor(last) : null,
    };
  });
});

/** Returns the patient who got the boxes or packs of a row, if one did. */
export const patientOf = ({ received, given }: RecallRow) => (received ? received.order?.patientId : given.patientId) ?? null;

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

function recalledAnswerOf(row: RecallRow, catalogue: Catalogue): Found {
  const patientId = patientOf(row);
  const { received, given } = row;
  if (received) {
    const { box, locationName } = received;
    return { ...receivedAnswerOf(received), deliveryId: box.deliveryId, locationName, patientId, given: null };
  }
  const { id, lot, expiresOn, way, quantity, givenBy, givenAt, locationName, patient } = given;
  return {
    ...{ id, gtin: null, product: fittingProduct(catalogue, given.productId), lot, expiresOn, way, quantity },
    ...{ countedBy: givenBy, countedAt: givenAt, ordered: null, deliveryId: null, locationName, patientId },
    given: { patientFirst: patient?.firstName ?? null, patientLast: patient?.lastName ?? null },
  };
}
