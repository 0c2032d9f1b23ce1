import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listCartedForShelf, listLensUse, listPutAside } from "~/db/queries/orders/shelf-use.server";
import { daysBetween } from "~/domain/calendar/days";
import { instantsOfDays, marketDayOf } from "~/domain/calendar/market-time";
import { boxPrice } from "~/domain/price/box-price";
import { findPriceRow } from "~/domain/price/price-row";
import { firstCountedDay, knownWeeks, orderedWeeks, reviewDaysOf, usualLeadDays } from "~/domain/replenishment/ordered-days";
import { isPutAside, putAsideUntil } from "~/domain/replenishment/put-aside";
import { type UsualNeed, usualNeeds } from "~/domain/replenishment/usual-need";
import { stockStatusOf } from "~/domain/stock/stock-status";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { deliveryPromiser } from "../cart/promise-delivery.server";
import { type FindShelf, loadStockLevels, shelfFinder } from "../catalogue/find-shelf.server";
import { type Catalogue, loadPracticeCatalogue, shownName } from "../catalogue/load-catalogue.server";
import { type KeptLens, keptLenses } from "./kept-lenses.server";

type Proposal = Answers["stock"]["proposal"];
type ProposedLens = Proposal["series"][number]["lenses"][number];
type Market = { catalogue: Catalogue; findShelf: FindShelf; promise: ReturnType<typeof deliveryPromiser> };

/** From fewer weeks nothing can be said to be usual. */
const neededWeeks = 4;
/** A form of a stock order holds so many series. */
const seriesMax = 20;

/** What a location is to order for its shelf (D88): read are its own orders of a year, however many the practice has. */
export const readProposal = signedIn.stock.proposal.handler(({ input, context, errors }) => {
  if (!context.person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.read((db) => proposalAt(db, context, input.locationId));
});

async function proposalAt(db: PracticeDb, context: SignedInContext, locationId: string): Promise<Proposal> {
  const { edition, now } = context;
  const today = marketDayOf(now, edition.timeZone);
  const { startAt: since } = instantsOfDays({ from: firstCountedDay(today), to: today }, edition.timeZone);
  const used = await listLensUse(db, locationId, { since, timeZone: edition.timeZone });
  const putAsideOn = await listPutAside(db, locationId, { since, timeZone: edition.timeZone });
  const carted = new Set(await listCartedForShelf(db, locationId));
  const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
  const days = used.flatMap((lens) => lens.days);
  const count = knownWeeks(days, today);
  const reviewDays = reviewDaysOf(days);
  const kept = count < neededWeeks ? [] : keptLenses(used, { catalogue, choices, today });
  const market = await marketOf(db, context, { kept, locationId, catalogue });
  const lenses = kept.map((lens) => {
    const asideOn = putAsideOn.get(lens.line.productId) ?? null;
    const leadDays = Math.max(1, usualLeadDays(lens.days) ?? 0, daysUntil(lens, market, today));
    return { lens, asideOn, leadDays, weeks: orderedWeeks(lens.days, asideOn, { today, count }), reviewDays };
  });
  const needs = usualNeeds(lenses);
  const open = lenses.map((each, index) => ({ ...each, need: needs[index] ?? noNeed })).filter(({ need }) => need.proposed > 0);
  const isCarted = ({ lens }: { lens: KeptLens }) => carted.has(lens.line.productId);
  const isAside = ({ lens, asideOn }: { lens: KeptLens; asideOn: string | null }) => isPutAside(asideOn, lens.lastOrderedOn, today);
  const proposed = open.filter((each) => !isCarted(each) && !isAside(each));
  return {
    ...{ day: today, knownWeeks: count, neededWeeks, reviewDays },
    series: bySeries(
      proposed.map((each) => ({ lens: each.lens, proposed: proposedLens(each, market, edition.currency) })),
      catalogue,
    ),
    inCartCount: open.filter(isCarted).length,
    putAside: lenses.filter(isAside).map(({ lens: { series, line }, asideOn }) => ({
      ...{ productId: line.productId, packSize: line.packSize, values: line.values, seriesId: series.id, name: shownName(series) },
      until: putAsideUntil(asideOn ?? today),
    })),
  };
}

const noNeed: UsualNeed = { usedPerWeek: 0, spreadPerWeek: 0, orderUpTo: 0, left: 0, proposed: 0 };

async function marketOf(
  db: PracticeDb,
  { edition, now, workplaceAt }: SignedInContext,
  { kept, locationId, catalogue }: { kept: readonly KeptLens[]; locationId: string; catalogue: Catalogue },
): Promise<Market> {
  const levels = await loadStockLevels(
    db,
    edition.code,
    kept.map(({ line }) => line.productId),
  );
  const shippingOption = workplaceAt(locationId).location.defaultShippingOption;
  return {
    catalogue,
    findShelf: shelfFinder(catalogue, levels, { edition, now }),
    promise: deliveryPromiser({ edition, now, shippingOption, catalogue }),
  };
}

/** Days until one box of a lens would be there; 0 when nobody knows. */
function daysUntil({ series, line }: KeptLens, { findShelf, promise }: Market, today: string): number {
  const day = promise(series.id, stockStatusOf(findShelf(series.id, line.productId), 1), false).promise?.latestDay;
  return day === undefined ? 0 : daysBetween(today, day);
}

type Needed = { lens: KeptLens; need: UsualNeed; leadDays: number };

/** A lens as it is proposed; of what is sold out no more than there is, and null where that is nothing. */
function proposedLens(
  { lens: { series, line, lastOrderedOn }, need, leadDays }: Needed,
  { catalogue, findShelf, promise }: Market,
  currency: NonNullable<ProposedLens["price"]>["currency"],
): ProposedLens | null {
  const shelf = findShelf(series.id, line.productId);
  const wanted = stockStatusOf(shelf, need.proposed);
  const boxesQuantity = wanted.isOrderable ? need.proposed : wanted.now;
  if (boxesQuantity === 0) return null;
  const { isOrderable: _, expectedDay, ...stock } = stockStatusOf(shelf, boxesQuantity);
  const row = findPriceRow(catalogue.prices, series.id, line.packSize);
  const { usedPerWeek, spreadPerWeek, orderUpTo, left } = need;
  return {
    ...{ productId: line.productId, packSize: line.packSize, values: line.values, boxesQuantity },
    reason: {
      ...{ usedPerWeek: tenths(usedPerWeek), spreadPerWeek: tenths(spreadPerWeek), left: Math.round(left), orderUpTo },
      ...{ coveredDays: Math.round((7 * orderUpTo) / Math.max(0.05, usedPerWeek)), leadDays, lastOrderedOn },
    },
    price: row ? { amount: boxPrice(row, boxesQuantity).unitPrice, currency } : null,
    stock: { ...stock, expectedAt: expectedDay },
    promisedDay: promise(series.id, stockStatusOf(shelf, boxesQuantity), false).promise?.latestDay ?? null,
  };
}

const tenths = (boxes: number) => Math.max(0.1, Math.round(boxes * 10) / 10);

/** By series in the order of their names, lenses by pack and power. */
function bySeries(lenses: readonly { lens: KeptLens; proposed: ProposedLens | null }[], { seriesById }: Catalogue): Proposal["series"] {
  const groups = new Map<string, ProposedLens[]>();
  for (const { lens, proposed } of lenses) {
    if (proposed) groups.set(lens.series.id, [...(groups.get(lens.series.id) ?? []), proposed]);
  }
  const power = ({ values }: ProposedLens) => Number(values.power ?? 0);
  return [...groups]
    .flatMap(([seriesId, own]) => {
      const series = seriesById.get(seriesId);
      const sorted = own.toSorted((one, other) => one.packSize - other.packSize || power(one) - power(other));
      return series ? [{ seriesId, name: shownName(series), imageId: seriesId, lenses: sorted }] : [];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .slice(0, seriesMax);
}
