import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listCartedForShelf } from "~/db/queries/orders/shelf-use.server";
import { together } from "~/db/together.server";
import { sheetsMax } from "~/domain/order/sheet-entries";
import { boxPrice } from "~/domain/price/box-price";
import { findPriceRow } from "~/domain/price/price-row";
import { isPutAside, putAsideUntil } from "~/domain/replenishment/put-aside";
import { stockStatusOf } from "~/domain/stock/stock-status";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { type Catalogue, shownName } from "../catalogue/load-catalogue.server";
import type { StockedLens } from "./stocked-lenses.server";
import { loadStockedShelf, type NeededLens, neededWeeks, type ShelfMarket } from "./stocked-shelf.server";

type Proposal = Answers["stock"]["proposal"];
type ProposedLens = Proposal["series"][number]["lenses"][number];

/** Returns what a location should order for its shelf (D88), from its own orders of a year, however many the practice has. */
export const loadProposal = signedIn.stock.proposal.handler(({ input, context, errors }) => {
  if (!context.person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.read((db) => proposalAt(db, context, input.locationId));
});

async function proposalAt(db: PracticeDb, context: SignedInContext, locationId: string): Promise<Proposal> {
  const [inCarts, { today, knownWeeks, reviewDays, lenses, market }] = await together(
    listCartedForShelf(db, locationId),
    loadStockedShelf(db, context, locationId),
  );
  const carted = new Set(inCarts);
  const open = lenses.filter(({ need }) => need.proposed > 0);
  const isCarted = ({ lens }: NeededLens) => carted.has(lens.line.productId);
  const isAside = ({ lens, asideOn }: NeededLens) => isPutAside(asideOn, lens.lastOrderedOn, today);
  const proposed = open.filter((each) => !isCarted(each) && !isAside(each));
  return {
    ...{ day: today, knownWeeks, neededWeeks, reviewDays },
    series: bySeries(
      proposed.map((each) => ({ lens: each.lens, proposed: proposedLens(each, market, context.edition.currency) })),
      market.catalogue,
    ),
    inCartCount: open.filter(isCarted).length,
    putAside: lenses.filter(isAside).map(({ lens: { series, line }, asideOn }) => ({
      ...{ productId: line.productId, packSize: line.packSize, values: line.values, seriesId: series.id, name: shownName(series) },
      until: putAsideUntil(asideOn ?? today),
    })),
  };
}

/** Returns the proposal for a lens; of a sold-out one at most what is left, and null when that is nothing. */
function proposedLens(
  { lens: { series, line, lastOrderedOn }, need, leadDays, counted }: NeededLens,
  { catalogue, findShelf, promise }: ShelfMarket,
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
      countedOn: counted.at(-1)?.day ?? null,
    },
    price: row ? { amount: boxPrice(row, boxesQuantity).unitPrice, currency } : null,
    stock: { ...stock, expectedAt: expectedDay },
    promisedDay: promise(series.id, stockStatusOf(shelf, boxesQuantity), false).promise?.latestDay ?? null,
  };
}

const tenths = (boxes: number) => Math.max(0.1, Math.round(boxes * 10) / 10);

/** Groups lenses by series sorted by name, and sorts them by pack and power. */
function bySeries(lenses: readonly { lens: StockedLens; proposed: ProposedLens | null }[], { seriesById }: Catalogue): Proposal["series"] {
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
    .slice(0, sheetsMax);
}
