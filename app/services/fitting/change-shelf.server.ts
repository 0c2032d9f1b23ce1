import {
  insertFittingTakes,
  lockFittingPacks,
  lockFittingTakes,
  lockPutPacks,
  moveFittingPacks,
  setFittingWanted,
  undoFittingTakes,
  undoPutPacks,
} from "~/db/queries/orders/fitting-sets.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { checkUndo } from "~/domain/fitting/fitting-act";
import { packsToDiscard } from "~/domain/fitting/take-packs";
import { fullName } from "~/domain/person-name";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { errorOf } from "../error-of.server";
import { trialSeriesOf } from "./fitting-shelf.server";

/** Discards the expired packs of a location, or of one lens there (D160); an id that was sent before discards nothing more. */
export const discardExpired = signedIn.fitting.discard.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { id, locationId, productId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const shelf = await lockFittingPacks(db, locationId, productId ? [productId] : null);
    const before = await lockFittingTakes(db, [id]);
    if (before.length > 0) return { packs: sumOf(before) };
    const taken = packsToDiscard(shelf, marketDayOf(now, edition.timeZone));
    await moveFittingPacks(db, taken, -1);
    const takenByName = fullName(person, edition.defaultLanguage);
    const take = { tenantId: db.tenantId, id, locationId, act: "discarded" as const, takenById: person.id, takenByName, takenAt: now };
    await insertFittingTakes(
      db.tx,
      taken.map((each) => ({ ...each, ...take })),
    );
    return { packs: sumOf(taken) };
  });
});

/** Undoes acts at a location (D160), all of them or none; acts that were undone before stay undone. Returns the packs of all. */
export const undoActs = signedIn.fitting.undo.handler(({ input: { locationId, ids }, context, errors }) => {
  const { person, now } = context;
  return context.withTenant(async (db) => {
    const takes = await lockFittingTakes(db, ids);
    const puts = await lockPutPacks(db, ids);
    const all = [...takes, ...puts];
    const isHere = all.every((each) => each.locationId === locationId) && person.locationIds.includes(locationId);
    if (all.length === 0 || !isHere) throw errors.notFound();
    const standing = { takes: takes.filter(isStanding), puts: puts.filter(isStanding) };
    for (const verdict of [
      ...standing.takes.map(({ act, takenAt: at, quantity }) => checkUndo({ act, at, quantity, left: 0 }, now)),
      ...standing.puts.map(({ putAt: at, quantity, leftQuantity: left }) => checkUndo({ act: "put", at, quantity, left }, now)),
    ]) {
      if (!verdict.permitted) throw errorOf(errors, verdict);
    }
    await undoFittingTakes(db, idsOf(standing.takes), now);
    await moveFittingPacks(db, standing.takes, 1);
    await undoPutPacks(db, idsOf(standing.puts), now);
    for (const subjectId of new Set(standing.takes.flatMap(({ patientId }) => patientId ?? []))) {
      recordAudit(db, person, { action: "trialLensTakenBack", subjectKind: "patient", subjectId }, now);
    }
    return { packs: sumOf(all) };
  });
});

/** Sets how many packs of trial lenses a location wants (D160). 0 is accepted also for a lens that is no longer made. */
export const setWantedPacks = signedIn.fitting.setWanted.handler(({ input: { locationId, wanted }, context, errors }) => {
  const { person, edition, now } = context;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const catalogue = await loadCatalogue(db.tx, edition.code);
    const unknown = wanted.find(({ productId, packs }) => packs > 0 && !trialSeriesOf(catalogue, productId));
    if (unknown) throw errors.notMade({ data: { productId: unknown.productId } });
    const last = [...new Map(wanted.map((each) => [each.productId, each])).values()];
    await setFittingWanted(db, { locationId, wanted: last, now });
    return { lenses: last.length };
  });
});

const isStanding = ({ undoneAt }: { undoneAt: Date | null }) => undoneAt === null;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const sumOf = (rows: readonly { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
