import type { Answers } from "~/calls/answers";
import type { Transaction } from "~/db/database.server";
import {
  countFittings,
  type DayFigures,
  type ItemFigures,
  type ReportFilter,
  sumOrdersByDay,
  sumOrdersByItem,
  sumOrdersByLens,
} from "~/db/queries/orders/reports.server";
import { together } from "~/db/together.server";
import { instantsOfDays, marketDayOf } from "~/domain/calendar/market-time";
import { checkReportPeriod, type ReportPeriod, reportParts, reportUnitOf, yearBefore } from "~/domain/calendar/report-period";
import { gridLayout } from "~/domain/lens/grid-choosers";
import type { Series } from "~/domain/lens/series";
import type { CurrencyCode } from "~/domain/money";
import { sumByPower } from "~/domain/order/sold-powers";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { type Catalogue, loadCatalogue, shownName } from "../catalogue/load-catalogue.server";

type Figures = Answers["reports"]["figures"];
type Kind = Figures["kinds"][number]["kind"];

/** Maximum age of the figures in milliseconds, which they state (D107); above a second they say that newer orders are missing. */
const behindMsMax = 300_000;
const unsaidMs = 5_000;

/** A trial led to an order when that followed within these days. */
const fittingDays = 90;

/**
 * Returns the figures of a period at the person's locations, or one of them; days are the market's, both included (D30). A view is in the
 * audit trail (D32).
 */
export const reportFigures = admin.reports.figures.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { locationId } = input;
  if (input.tenantId !== person.tenantId || input.country !== edition.code) throw errors.notFound();
  if (locationId !== undefined && !person.locationIds.includes(locationId)) throw errors.notFound();
  const period = { from: input.startDate, to: input.endDate };
  const verdict = checkReportPeriod(period);
  if (!verdict.permitted) {
    throw verdict.values ? errors.periodTooLong({ data: verdict.values }) : errors.periodReversed();
  }
  const locationIds = locationId === undefined ? person.locationIds : [locationId];
  const filterOf = (days: ReportPeriod): ReportFilter => ({
    ...{ tenantId: person.tenantId, locationIds },
    ...instantsOfDays(days, edition.timeZone),
  });
  const today = marketDayOf(now, edition.timeZone);
  return context.survey(async (db) => {
    recordAudit(db, person, { action: "settingsViewed", subjectKind: "report", subjectId: null }, now);
    const { tx, behindMs = 0 } = db;
    const [catalogue, days, daysBefore, items, trials] = await together(
      loadCatalogue(tx, edition.code),
      sumOrdersByDay(tx, filterOf(period), edition),
      sumOrdersByDay(tx, filterOf(yearBefore(period)), edition),
      sumOrdersByItem(tx, filterOf(period)),
      countFittings(tx, filterOf(period), { edition: edition.code, withinDays: fittingDays }),
    );
    const sold = items.filter(({ isTrial }) => !isTrial);
    return {
      countedAt: new Date(now.getTime() - behindMs),
      isBehind: behindMs > unsaidMs,
      totals: totalsOf(days, edition.currency),
      before: totalsOf(daysBefore, edition.currency),
      unit: reportUnitOf(period),
      course: courseOf(period, { days, daysBefore, today }, edition.currency),
      kinds: kindsOf(items, catalogue),
      products: sold.map(({ itemId, name, isSolution, boxes, amount }) => ({
        ...{ itemId, name, isLens: !isSolution, boxes, amount: { amount, currency: edition.currency } },
      })),
      powers: await powersOf(tx, { filter: filterOf(period), series: soldSeries(sold, catalogue, input.seriesId ?? null) }),
      trials,
    };
  }, behindMsMax);
});

/** Returns the series whose powers are shown: the one asked for when it is for sale, else the one with most boxes. */
function soldSeries(sold: readonly ItemFigures[], { seriesById }: Catalogue, seriesId: string | null): Series | null {
  const asked = seriesId === null ? undefined : seriesById.get(seriesId);
  if (asked && !asked.trial) return asked;
  return sold.flatMap(({ itemId }) => seriesById.get(itemId) ?? [])[0] ?? null;
}

async function powersOf(tx: Transaction, { filter, series }: { filter: ReportFilter; series: Series | null }): Promise<Figures["powers"]> {
  if (!series) return null;
  const layout = gridLayout(series);
  return {
    ...{ seriesId: series.id, name: shownName(series), columns: layout === "quarters" ? "none" : layout },
    lenses: sumByPower(await sumOrdersByLens(tx, filter, series.id), layout),
  };
}

type Course = { days: readonly DayFigures[]; daysBefore: readonly DayFigures[]; today: string };

/** Returns the parts of a period with the orders in each, and those of the same days a year earlier. */
export function courseOf(period: ReportPeriod, { days, daysBefore, today }: Course, currency: CurrencyCode): Figures["course"] {
  return reportParts(period).map((part) => ({
    ...part,
    isRunning: part.from <= today && today <= part.to,
    ...totalsOf(within(days, part), currency),
    ordersBefore: sum(within(daysBefore, yearBefore(part)), "orders"),
  }));
}

const within = (days: readonly DayFigures[], { from, to }: ReportPeriod) => days.filter(({ day }) => from <= day && day <= to);

function totalsOf(days: readonly DayFigures[], currency: CurrencyCode): Figures["totals"] {
  return {
    orders: sum(days, "orders"),
    boxes: sum(days, "boxes"),
    net: { amount: sum(days, "net"), currency },
    gross: { amount: sum(days, "gross"), currency },
  };
}

const sum = (days: readonly DayFigures[], key: Exclude<keyof DayFigures, "day">) => days.reduce((total, each) => total + each[key], 0);

/** Returns boxes by kind of lens; what the catalogue no longer has counts as a sphere, the plainest kind. */
function kindsOf(items: readonly ItemFigures[], { seriesById }: Catalogue): Figures["kinds"] {
  const boxes = new Map<Kind, number>();
  for (const item of items) {
    const kind: Kind = item.isTrial ? "trial" : item.isSolution ? "solution" : (seriesById.get(item.itemId)?.kind ?? "sphere");
    boxes.set(kind, (boxes.get(kind) ?? 0) + item.boxes);
  }
  return [...boxes].map(([kind, count]) => ({ kind, boxes: count })).sort((one, other) => other.boxes - one.boxes);
}
