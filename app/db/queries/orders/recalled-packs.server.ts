import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { directionMarks } from "~/domain/direction-marks";
import type { OrderKey } from "./order-search.server";

const { fittingPacks, fittingTakes, locations, patients } = schema;

/** The trial packs of a recall (D87): of these lots, at these locations, and of these products or all lenses of these series, if given. */
export type GivenFilter = {
  lotKeys: readonly string[];
  locationIds: readonly string[];
  of: { productIds: readonly string[]; seriesIds: readonly string[] } | null;
};

const lot = sql<string | null>`coalesce(${fittingTakes.lot}, ${fittingPacks.lot})`;
/** The lot as `lotKey` returns it. */
const keyOfLot = sql`upper(regexp_replace(normalize(${lot}, nfkc), ${`\\s|${directionMarks.source}`}, '', 'g'))`;
const ofPacks = and(eq(fittingPacks.tenantId, fittingTakes.tenantId), eq(fittingPacks.id, fittingTakes.packsId));

function given(tenantId: string, { lotKeys, locationIds, of }: GivenFilter): SQL | undefined {
  return and(
    ...[eq(fittingTakes.tenantId, tenantId), eq(fittingTakes.act, "used"), isNull(fittingTakes.undoneAt)],
    inArray(keyOfLot, [...lotKeys]),
    inArray(fittingTakes.locationId, [...locationIds]),
    of === null
      ? undefined
      : or(
          inArray(fittingPacks.productId, [...of.productIds]),
          inArray(sql`split_part(${fittingPacks.productId}, '~', 1)`, [...of.seriesIds]),
        ),
  );
}

/** Returns the trial packs of a recall that were given out, those of one act together, last given first; a patient where one was named. */
export async function listRecalledPacks(
  { tx, tenantId }: PracticeDb,
  filter: GivenFilter,
  { before, limit }: { before: OrderKey | null; limit: number },
) {
  const key = sql`(${fittingTakes.takenAt}, ${fittingTakes.id})`;
  const earlier = before && sql`${key} < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`;
  return packsWithPatient(tx)
    .where(and(given(tenantId, filter), earlier ?? undefined))
    .groupBy(fittingTakes.tenantId, fittingTakes.id, fittingPacks.productId, ...columnsOfAct)
    .orderBy(desc(fittingTakes.takenAt), desc(fittingTakes.id))
    .limit(limit);
}

const columnsOfAct = [
  ...[fittingTakes.patientId, fittingTakes.takenByName, fittingTakes.takenAt],
  ...[patients.firstName, patients.lastName, locations.name],
];

const packsWithPatient = (tx: Transaction) =>
  tx
    .select({
      ...{ id: fittingTakes.id, productId: fittingPacks.productId, patientId: fittingTakes.patientId, givenAt: fittingTakes.takenAt },
      ...{ givenBy: fittingTakes.takenByName, locationName: locations.name },
      patient: { firstName: patients.firstName, lastName: patients.lastName },
      lot: sql<string>`string_agg(distinct ${lot}, ', ' order by ${lot})`,
      expiresOn: sql<string | null>`min(coalesce(${fittingTakes.expiresOn}, ${fittingPacks.expiresOn}))::text`,
      way: sql<"scanner" | "hand">`min(${fittingPacks.way})`,
      quantity: sql<number>`sum(${fittingTakes.quantity})::int`,
    })
    .from(fittingTakes)
    .innerJoin(fittingPacks, ofPacks)
    .innerJoin(locations, and(eq(locations.tenantId, fittingTakes.tenantId), eq(locations.id, fittingTakes.locationId)))
    .leftJoin(patients, and(eq(patients.tenantId, fittingTakes.tenantId), eq(patients.id, fittingTakes.patientId)));

export type GivenPacks = Awaited<ReturnType<typeof listRecalledPacks>>[number];

/** Returns the number of trial packs of a recall that were given out, and the patients who were named. */
export async function sumRecalledPacks(
  { tx, tenantId }: PracticeDb,
  filter: GivenFilter,
): Promise<{ packs: number; patientIds: string[] }> {
  const rows = await tx
    .select({ patientId: fittingTakes.patientId, packs: sql<number>`sum(${fittingTakes.quantity})::int` })
    .from(fittingTakes)
    .innerJoin(fittingPacks, ofPacks)
    .where(given(tenantId, filter))
    .groupBy(fittingTakes.patientId);
  return {
    packs: rows.reduce((total, { packs }) => total + packs, 0),
    patientIds: rows.flatMap(({ patientId }) => patientId ?? []),
  };
}
