import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listOrdersByIds } from "~/db/queries/orders/orders.server";
import { listPatientNames, listVisits, upsertVisit } from "~/db/queries/recents/recent-visits.server";
import { together } from "~/db/together.server";
import { dayMilliseconds } from "~/domain/calendar/days";
import { isVisit, recentDays, recentMax, type Visit, type VisitKind } from "~/domain/search/recent-visit";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { loadCatalogue, shownName } from "../catalogue/load-catalogue.server";
import { isStoredLast, rememberLast } from "./last-visit.server";

type Recent = Answers["recents"]["list"]["visits"][number];

/** Number of visits to look up, because some subjects may no longer exist. */
const lookupLimit = 3 * recentMax;

/** Returns what the person opened last in this practice, as far as it still exists and is theirs to see (D172). */
export const listRecents = signedIn.recents.list.handler(({ context }) =>
  context.read(async (db) => {
    const { person, now } = context;
    const since = new Date(now.getTime() - recentDays * dayMilliseconds);
    const visits = await listVisits(db, { ownerId: person.id, since, limit: lookupLimit });
    const find = await visitFinder(db, context, visits);
    return { visits: visits.flatMap((visit) => find(visit) ?? []).slice(0, recentMax) };
  }),
);

/**
 * Stores that the person opened something (D172), unless it is what they opened last, or was stored with its view, or no database accepts
 * writes (D122).
 */
export const noteRecent = signedIn.recents.note.handler(async ({ input, context }) => {
  if (!isVisit(input)) return { noted: false };
  const { person, now, view } = context;
  const visit = { ...input, ownerId: person.id, visitedAt: now };
  if (isStoredLast(person.tenantId, visit)) return { noted: true };
  const noted = await view(async (db) => {
    if (!db.isUnrecorded) await upsertVisit(db, visit);
    return !db.isUnrecorded;
  });
  if (noted) rememberLast(person.tenantId, visit);
  return { noted };
});

/** Looks up the subjects of visits, each kind in one query. Returns a function that describes one visit; null when its subject is gone. */
async function visitFinder(db: PracticeDb, { person, edition }: SignedInContext, visits: readonly Visit[]) {
  const subjectsOf = (kind: VisitKind) => visits.filter((visit) => visit.kind === kind).map(({ subject }) => subject);
  const [patientIds, orderIds] = [subjectsOf("patient"), subjectsOf("order")];
  const [patients, orders, { seriesById, solutionsById }] = await together(
    patientIds.length > 0 ? listPatientNames(db, patientIds, person.locationIds) : Promise.resolve([]),
    orderIds.length > 0 ? listOrdersByIds(db, orderIds, person.locationIds) : Promise.resolve([]),
    loadCatalogue(db.tx, edition.code),
  );
  return ({ kind, subject: id }: Visit): Recent | null => {
    switch (kind) {
      case "patient": {
        const patient = patients.find((each) => each.id === id);
        return patient ? { kind, id, name: { firstName: patient.firstName, lastName: patient.lastName } } : null;
      }
      case "order": {
        const named = orders.find(({ order }) => order.id === id);
        return named
          ? { kind, id, cartId: named.order.cartId, confirmationNum: named.order.confirmationNum, patientName: named.patient }
          : null;
      }
      case "product": {
        const series = seriesById.get(id);
        const item = series ?? solutionsById.get(id);
        return item?.active ? { kind, item: series ? "series" : "solution", id, productName: shownName(item) } : null;
      }
    }
  };
}
