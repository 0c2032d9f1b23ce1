import type { schema } from "~/db/schema.server";
import { addDays, dayMilliseconds } from "~/domain/calendar/days";
import type { CalendarDay } from "~/domain/edition";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Series } from "~/domain/lens/series";
import { parseProductId, productIdOf } from "~/domain/product/product-id";
import type { DemoCatalogue } from "./demo-catalogue";
import type { DemoLocation } from "./demo-practices";
import { namedId } from "./named-id";
import { seededRandom } from "./seeded-random";

type PacksRow = typeof schema.fittingPacks.$inferInsert;
type TakeRow = typeof schema.fittingTakes.$inferInsert;
type WantedRow = typeof schema.fittingWanted.$inferInsert;
export type DemoFittingSets = { packs: PacksRow[]; takes: TakeRow[]; wanted: WantedRow[] };

type DemoShelf = {
  tenantId: string;
  location: DemoLocation;
  catalogue: DemoCatalogue;
  /** The person who put the packs there and gave some out. */
  person: { id: string; name: string };
  today: CalendarDay;
  now: Date;
};

type DemoSet = { slug: string; packs: number; lenses: () => LensValues[] };

/** Returns the powers from one value to another, in steps of half a dioptre. */
const powers = (from: number, to: number) => Array.from({ length: Math.round((to - from) * 2) + 1 }, (_, index) => from + index / 2);

/** The fitting sets of every location. */
const demoSets: DemoSet[] = [
  { slug: "biofinity-trial", packs: 2, lenses: () => powers(-6, 4).map((power) => ({ power })) },
  {
    slug: "biofinity-toric-trial",
    packs: 1,
    lenses: () =>
      [180, 90].flatMap((axis) => [-0.75, -1.25].flatMap((cylinder) => powers(-5, 1).map((power) => ({ power, cylinder, axis })))),
  },
  {
    slug: "biofinity-multifocal-trial",
    packs: 1,
    lenses: () => [1.5, 2].flatMap((addition) => powers(-4, 2).map((power) => ({ power, addition, design: "D" }))),
  },
];

/** Returns the fitting sets of a location after some use: most packs are there, some were given out, a few have expired or will soon. */
export function demoFittingSets(shelf: DemoShelf): DemoFittingSets {
  const sets = demoSets.flatMap(({ slug, packs, lenses }) => {
    const series = shelf.catalogue.findSeries(slug);
    return series ? lenses().flatMap((values) => lensOfSet({ series, packs }, values, shelf)) : [];
  });
  return { wanted: sets.map(({ wanted }) => wanted), packs: sets.flatMap((lens) => lens.packs), takes: sets.flatMap(({ takes }) => takes) };
}

function lensOfSet(
  { series, packs }: { series: Series; packs: number },
  given: LensValues,
  shelf: DemoShelf,
): { wanted: WantedRow; packs: PacksRow[]; takes: TakeRow[] }[] {
  const { tenantId, location, person, today, now } = shelf;
  const [block] = series.rxParameterRestrictions;
  const fixed = Object.entries(block?.values ?? {}).flatMap(([field, values]) => (values.length === 1 ? [[field, values[0]]] : []));
  const productId = productIdOf(series, { ...given, ...Object.fromEntries(fixed) }, block?.packSizes[0] ?? 1);
  if (!parseProductId(series, productId)) return [];
  const random = seededRandom(`fitting ${location.id} ${productId}`);
  const wanted = { tenantId, locationId: location.id, productId, packs, changedAt: now };
  const quantity = random.weighted([
    [packs, 17],
    [packs - 1, 3],
    [0, 1],
  ]);
  if (quantity === 0) return [{ wanted, packs: [], takes: [] }];
  const id = namedId("fitting", location.id, productId);
  const expiresOn = addDays(
    today,
    random.weighted([
      [random.between(200, 900), 20],
      [random.between(5, 58), 2],
      [-random.between(3, 40), 2],
    ]),
  );
  const used = random.chance(0.12) ? 1 : 0;
  const hoursAgo = random.between(2, 240);
  const row: PacksRow = {
    ...{ tenantId, id, locationId: location.id, productId, lot: `T${random.between(2400, 2699)}`, expiresOn, way: "scanner" },
    ...{
      quantity: quantity + used,
      leftQuantity: quantity,
      putById: person.id,
      putByName: person.name,
      putAt: new Date(now.getTime() - 40 * dayMilliseconds),
    },
  };
  const take: TakeRow = {
    ...{ tenantId, id: namedId("fitting use", location.id, productId), packsId: id, locationId: location.id, act: "used", quantity: 1 },
    ...{ takenById: person.id, takenByName: person.name, takenAt: new Date(now.getTime() - hoursAgo * 3_600_000) },
  };
  return [{ wanted, packs: [row], takes: used > 0 ? [take] : [] }];
}
