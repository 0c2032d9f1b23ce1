import { addDays, daysBetween } from "~/domain/calendar/days";
import type { CalendarDay } from "~/domain/edition";
import { lensExists } from "~/domain/lens/lens-exists";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Series } from "~/domain/lens/series";
import type { LensLine, Merchandise, Preorder } from "~/domain/order/preorder";
import { runningPromotions } from "~/domain/price/promotion";
import type { DemoCart, DemoFate, DemoKind } from "./demo-carts";
import type { DemoCatalogue } from "./demo-catalogue";
import { type ShelfLine, stockedLenses } from "./demo-shelf";
import type { Wearer } from "./demo-wear";
import { namedId } from "./named-id";
import { lensLine, pickLens } from "./pick-lens";
import { type SeededRandom, seededRandom } from "./seeded-random";

/** What the preorders of a cart are generated from: `wearers` are those of the cart's location. */
export type PreorderSource = {
  catalogue: DemoCatalogue;
  wearers: readonly Wearer[];
  /** The market's day of the checkout. */
  day: CalendarDay;
  shipsToPatients: boolean;
};

export type FatedPreorder = { preorder: Preorder; fate: DemoFate };

type Content = Pick<Preorder, "orderType" | "merchandise"> & Partial<Pick<Preorder, "patientId" | "shippingAddressId" | "promotionId">>;

/**
 * Returns the preorders of a past cart, each with what became of it; when a kind cannot be generated, solutions or stock are used instead.
 */
export function demoPreorders(cart: DemoCart, facts: PreorderSource): FatedPreorder[] {
  const made: FatedPreorder[] = [];
  for (const [index, order] of cart.orders.entries()) {
    const { kind, fate } = order;
    const id = namedId("preorder", cart.key, index);
    const draw = { id, cart, order, facts, made };
    const content = contentOf(kind, draw) ?? standIn(draw);
    const shipping = content.shippingAddressId ?? null;
    const preorder: Preorder = {
      id,
      revision: 1,
      locationId: cart.location.id,
      patientId: null,
      promotionId: null,
      ...content,
      shippingAddressId: shipping,
      dispensingPreference: shipping === null ? "DispenseFromOffice" : "ShipToPatient",
      note: "",
      status: "ordered",
      replacesOrderId: null,
      receivedFrom: null,
    };
    made.push({ preorder, fate });
  }
  return made;
}

/** What the contents of one preorder are generated from; `made` are those before it in the cart. */
type Draw = { id: string; cart: DemoCart; order: DemoCart["orders"][number]; facts: PreorderSource; made: readonly FatedPreorder[] };

function contentOf(kind: DemoKind, draw: Draw): Content | null {
  const random = seededRandom(`content ${draw.id}`);
  switch (kind) {
    case "stock":
      return stockContent(draw, random);
    case "patient":
    case "patientTrial":
      return patientContent(kind, draw, random);
    case "officeTrial":
      return officeTrialContent(draw, random);
    case "solutions":
      return solutionsContent(draw, random);
    case "promotion":
      return promotionContent(draw, random);
  }
}

function standIn(draw: Draw): Content {
  const hasSolutions = draw.made.some(({ preorder }) => preorder.orderType === "Solution");
  const random = seededRandom(`stand-in ${draw.id}`);
  return hasSolutions ? stockContent(draw, random) : solutionsContent(draw, random);
}

const ofLenses = (purchaseType: "Revenue" | "Trial", lines: LensLine[]): Merchandise => ({
  category: "ContactLenses",
  purchaseType,
  lines,
});

/** Returns what the shelf needs; for an unplanned order, a few lenses that the location stocks. */
function stockContent({ id, cart, order, facts: { catalogue } }: Draw, random: SeededRandom): Content {
  const lines = order.lines ?? fewStocked(cart, catalogue, random);
  return {
    orderType: "Stock",
    merchandise: ofLenses(
      "Revenue",
      lines.map((line, index) => lensLine(namedId("line", id, index), line, line.quantity)),
    ),
  };
}

function fewStocked({ location }: DemoCart, catalogue: DemoCatalogue, random: SeededRandom): ShelfLine[] {
  const stocked = stockedLenses(location, catalogue);
  const first = random.between(0, stocked.length - 1);
  return stocked
    .slice(first, first + 3)
    .map(({ series, packSize, values }) => ({ series, packSize, values, quantity: random.between(1, 4) }));
}

/** Different lenses of a series around the most common powers, a few boxes each. */
type Lines = { series: Series; packSize: number; count: number };

function severalLines(id: string, { series, packSize, count }: Lines, random: SeededRandom): LensLine[] {
  const lines = Array.from({ length: count }, (_, index) => {
    const values = pickLens({ series, packSize }, random.chance(0.85) ? -0.5 - random.next() * 5 : 0.5 + random.next() * 3, random);
    return lensLine(namedId("line", id, index), { series, packSize, values }, random.between(1, 5));
  });
  return lines.filter((line, index) => lines.findIndex(({ productId }) => productId === line.productId) === index);
}

function patientContent(kind: "patient" | "patientTrial", { id, order, facts, made }: Draw, random: SeededRandom): Content | null {
  const isFree = ({ patient }: Wearer) => made.every(({ preorder }) => preorder.patientId !== patient.id);
  const free = facts.wearers.filter(isFree);
  const isTrial = kind === "patientTrial";
  const trying = free.filter((wearer) => wearer.series.trialReference !== null);
  const worn = isTrial ? trying.at(Math.floor(random.next() * trying.length)) : free.find(({ patient }) => patient.id === order.patientId);
  if (!worn) return null;
  const { patient } = worn;
  const { series, packSize } = isTrial ? trialOf(worn.series, facts.catalogue) : worn;
  const eye = (name: "right" | "left") =>
    lensLine(
      namedId("line", id, name),
      { series, packSize, values: madeLike(worn[name], { series, packSize }, random) },
      isTrial ? 1 : worn.boxes,
    );
  const rx = { ...termOn(facts.day, patient.rxExpiresOn), right: eye("right"), left: worn.wearsOneLens ? null : eye("left") };
  const address = facts.shipsToPatients && patient.shipToPatient && !isTrial && random.chance(0.6) ? patient.addresses[0] : undefined;
  return {
    orderType: "Patient",
    patientId: patient.id,
    shippingAddressId: address?.id ?? null,
    merchandise: { category: "ContactLenses", purchaseType: isTrial ? "Trial" : "Revenue", rx },
  };
}

/** How long a prescription of the demo is valid. */
const termDays = 365;

/** Returns the term of the prescription that was valid on a day, of those that followed each other until the last one's end. */
function termOn(day: CalendarDay, lastEnd: CalendarDay | null): { startDate: CalendarDay | null; expirationDate: CalendarDay | null } {
  if (lastEnd === null || lastEnd < day) return { startDate: null, expirationDate: null };
  const years = Math.floor(daysBetween(day, lastEnd) / termDays);
  const expirationDate = addDays(lastEnd, -years * termDays);
  return { startDate: addDays(expirationDate, -termDays), expirationDate };
}

/** Returns two trial lenses of the first power of the stock order before it, which one box of that power allows (D19). */
function officeTrialContent({ id, facts: { catalogue }, made }: Draw, random: SeededRandom): Content | null {
  const stock = made.map(({ preorder }) => preorder).findLast(({ orderType }) => orderType === "Stock");
  const bought = stock && "lines" in stock.merchandise ? stock.merchandise.lines[0] : undefined;
  const series = bought && catalogue.getSeries(bought.seriesId);
  if (!bought || !series?.trialReference || series.trialMultiplier === 0) return null;
  const { series: trial, packSize } = trialOf(series, catalogue);
  const quantity = Math.min(2, bought.quantity * series.trialMultiplier);
  const values = madeLike(bought.values, { series: trial, packSize }, random);
  return {
    orderType: "Trial",
    merchandise: ofLenses("Trial", [lensLine(namedId("line", id, 0), { series: trial, packSize, values }, quantity)]),
  };
}

/** Returns the lens itself where it is made in this series and pack, else one of nearly its power. */
function madeLike(values: LensValues, { series, packSize }: Omit<Lines, "count">, random: SeededRandom): LensValues {
  return lensExists(series, values, packSize) ? values : pickLens({ series, packSize }, Number(values.power ?? 0), random);
}

function trialOf(series: Series, catalogue: DemoCatalogue): { series: Series; packSize: number } {
  const trial = catalogue.getSeries(series.trialReference ?? "");
  return { series: trial, packSize: trial.rxParameterRestrictions[0]?.packSizes[0] ?? 1 };
}

function solutionsContent({ id, facts: { catalogue } }: Draw, random: SeededRandom): Content {
  const count = random.between(1, 3);
  const sold = [...catalogue.solutionsById.values()];
  const chosen = new Set(Array.from({ length: count }, () => random.pick(sold)));
  const solutions = [...chosen].map((solution, index) => ({
    id: namedId("line", id, index),
    solutionId: solution.id,
    quantity: solution.starter ? random.between(1, 4) : random.pick([4, 6, 12, 24]),
  }));
  return { orderType: "Solution", merchandise: { category: "Solutions", purchaseType: "Solution", solutions } };
}

/** Returns lenses of a promotion that ran on the day; null when none ran. */
function promotionContent({ id, facts, made }: Draw, random: SeededRandom): Content | null {
  const running = runningPromotions(facts.catalogue.promotions, facts.day);
  if (running.length === 0 || made.some(({ preorder }) => preorder.orderType === "Stock")) return null;
  const promotion = random.pick(running);
  const series = facts.catalogue.getSeries(random.pick(promotion.seriesIds));
  const packSize = Math.min(...series.rxParameterRestrictions.flatMap((block) => block.packSizes));
  return {
    orderType: "DiscountedPromotional",
    promotionId: promotion.id,
    merchandise: ofLenses(
      "Revenue",
      severalLines(id, { series, packSize, count: 4 }, random).map((line) => ({ ...line, quantity: line.quantity + 2 })),
    ),
  };
}
