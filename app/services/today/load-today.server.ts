import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listArrivals, listMovesSince, listProblemOrders, type NamedPart } from "~/db/queries/orders/daily-work.server";
import { sumOrdersByDay } from "~/db/queries/orders/reports.server";
import { together } from "~/db/together.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import { addDays, dayMilliseconds } from "~/domain/calendar/days";
import { instantsOfDays, marketDayOf } from "~/domain/calendar/market-time";
import type { CalendarDay } from "~/domain/edition";
import { movedPromises } from "~/domain/order/moved-promises";
import { productNamesOf } from "~/domain/order/product-names";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { budgetAnswerOf, budgetOfMonth } from "../budgets/budget-of-month.server";
import type { SignedInContext } from "../call-context.server";
import { loadPracticeCatalogue, shownName } from "../catalogue/load-catalogue.server";
import { findPinnedIds } from "../catalogue/own-pins.server";
import { orderAnswerOf, trackingUrlOf } from "../orders/order-answer.server";
import { courseOf } from "../orders/report-figures.server";
import { endingSupplies } from "./ending-supplies.server";

type Today = Answers["today"]["overview"];

const listedMax = 10;
const arrivalsMax = 30;
const movesRead = 60;
const favouritesMax = 12;
const movedDays = 7;
const weeksShown = 8;

/** Returns what a location has to do today (D83), reading only what concerns the days around it, however much there was before. */
export const loadToday = signedIn.today.overview.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { locationId, next } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  const today = marketDayOf(now, edition.timeZone);
  return context.view(async (db) => {
    recordAudit(db, person, { action: "orderViewed", subjectKind: "order", subjectId: null }, now);
    recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: null }, now);
    const isAdmin = hasAdminPermission(person);
    const [arriving, problems, moved, ending, marks, weeks, budget] = await together(
      listArrivals(db, locationId, { day: today, limit: arrivalsMax + 1 }),
      problemsOf(db, context, locationId),
      movedOf(db, context, locationId),
      endingSupplies(db, context, { locationId, today, next }),
      marksOf(db, context),
      isAdmin ? weeksOf(db, context, { locationId, today }) : Promise.resolve(null),
      isAdmin ? presentBudget(db, context, locationId) : Promise.resolve(null),
    );
    return {
      ...{ day: today, problems, moved },
      arriving: arriving.slice(0, arrivalsMax).map((each) => ({
        ...orderedOf(each),
        trackingNumber: each.part.trackingNumber,
        trackingUrl: trackingUrlOf(each.part.trackingNumber, edition),
      })),
      moreArrive: arriving.length > arrivalsMax,
      ...{ ...ending, ...marks, weeks, budget },
    };
  });
});

async function presentBudget(db: PracticeDb, { edition, now }: SignedInContext, locationId: string): Promise<Today["budget"]> {
  const budget = await budgetOfMonth(db, { locationId, edition, now });
  return budget && budgetAnswerOf(budget, edition);
}

async function problemsOf(db: PracticeDb, context: SignedInContext, locationId: string): Promise<Today["problems"]> {
  const found = await listProblemOrders(db, locationId, listedMax);
  return found.map((each) => {
    const { id: orderId, boxesQuantity: packs, ...order } = orderAnswerOf(each, context);
    const isSolution = order.type === "Solution";
    return { orderId, ...order, boxesQuantity: isSolution ? 0 : packs, bottlesQuantity: isSolution ? packs : 0 };
  });
}

async function movedOf(db: PracticeDb, context: SignedInContext, locationId: string): Promise<Today["moved"]> {
  const since = new Date(context.now.getTime() - movedDays * dayMilliseconds);
  const read = await listMovesSince(db, locationId, { since, limit: movesRead });
  return movedPromises(read.map((each) => ({ ...each.move, each })))
    .slice(0, listedMax)
    .map(({ dayBefore, last }) => ({ ...orderedOf(last.each), dayBefore, day: last.day }));
}

function orderedOf({ part, order, patient }: NamedPart): Today["problems"][number] {
  const { lines } = part.merchandise;
  const quantityOf = (isSolution: boolean) =>
    lines.reduce((sum, { quantity, solutionId }) => sum + ((solutionId !== null) === isSolution ? quantity : 0), 0);
  return {
    ...{ orderId: order.id, cartId: order.cartId, confirmationNum: part.transactionConfirmationNum },
    ...{ patientFirst: patient?.firstName ?? null, patientLast: patient?.lastName ?? null },
    productNames: productNamesOf(lines),
    ...{ boxesQuantity: quantityOf(false), bottlesQuantity: quantityOf(true) },
    ...{ status: part.status, statusDetail: part.statusDetail },
  };
}

/** Returns the person's pinned series and the practice's favourites that can be ordered. */
async function marksOf(db: PracticeDb, context: SignedInContext): Promise<Pick<Today, "pins" | "favourites">> {
  const [{ catalogue, choices }, pinned] = await together(loadPracticeCatalogue(db, context.edition.code), findPinnedIds(db, context));
  const sold = [...catalogue.seriesById.values()].filter(({ id, active, trial }) => active && !trial && choices.of(id).available);
  const named = sold.map((series) => ({ id: series.id, name: shownName(series) }));
  return {
    pins: pinned.flatMap((pin) => named.filter(({ id }) => id === pin)),
    favourites: named.filter(({ id }) => choices.of(id).isFavourite && !pinned.includes(id)).slice(0, favouritesMax),
  };
}

type LocationDay = { locationId: string; today: CalendarDay };

async function weeksOf(db: PracticeDb, { person, edition }: SignedInContext, { locationId, today }: LocationDay): Promise<Today["weeks"]> {
  const period = { from: addDays(today, 1 - 7 * weeksShown), to: today };
  const filter = { tenantId: person.tenantId, locationIds: [locationId], ...instantsOfDays(period, edition.timeZone) };
  const days = await sumOrdersByDay(db.tx, filter, edition);
  return courseOf(period, { days, daysBefore: [], today }, edition.currency);
}
