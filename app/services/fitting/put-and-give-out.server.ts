import type { Answers, Inputs } from "~/calls/answers";
import {
  insertFittingPacks,
  insertFittingTakes,
  lockFittingPacks,
  lockFittingTakes,
  lockPutPacks,
  moveFittingPacks,
} from "~/db/queries/orders/fitting-sets.server";
import { lockPatient } from "~/db/queries/patients/patients.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { CountingWay } from "~/domain/delivery/counted-box";
import type { CalendarDay } from "~/domain/edition";
import { fittingExpiryOf } from "~/domain/fitting/fitting-shelf";
import { packsToUse } from "~/domain/fitting/take-packs";
import { fullName } from "~/domain/person-name";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { errorOf } from "../error-of.server";
import { trialSeriesOf } from "./fitting-shelf.server";
import { loadTrialScans } from "./load-trial-scans.server";

type Refused = Answers["fitting"]["put"]["refused"];
type Asked = Pick<Inputs["fitting"]["put"], "boxes"> & { packs: readonly { id: string }[] };

/** Packs to put on the shelf or give out, scanned or typed. */
type Moved = { id: string; productId: string; quantity: number; lot: string | null; expiresOn: CalendarDay | null; way: CountingWay };

/** Puts packs on the shelf of a location (D160); an id that was put there before changes nothing. */
export const putOnShelf = signedIn.fitting.put.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { locationId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  const today = marketDayOf(now, edition.timeZone);
  return context.withTenant(async (db) => {
    const before = await lockPutPacks(db, idsOf(input));
    const known = new Set(before.map(({ id }) => id));
    const catalogue = await loadCatalogue(db.tx, edition.code);
    const { scanned, refused } = await loadTrialScans(db, { catalogue, today }, fresh(input.boxes, known));
    const typed = fresh(input.packs, known).map(({ lot, expiresOn, ...each }): Moved => {
      if (!trialSeriesOf(catalogue, each.productId)) throw errors.notMade({ data: { productId: each.productId } });
      if (expiresOn && fittingExpiryOf(expiresOn, today) === "expired") throw errors.packExpired({ data: { expiresOn } });
      return { ...each, lot: lot?.trim() || null, expiresOn: expiresOn ?? null, way: "hand" };
    });
    const moved = [...scanned, ...typed];
    const put = { locationId, putById: person.id, putByName: fullName(person, edition.defaultLanguage), putAt: now };
    await insertFittingPacks(
      db.tx,
      moved.map((each) => ({ ...each, ...put, tenantId: db.tenantId, leftQuantity: each.quantity })),
    );
    return { packs: sumOf([...before, ...moved]), refused };
  });
});

/**
 * Gives packs out, those that expire first (D160); an id that was given out before changes nothing. A patient must belong to one of the
 * person's locations, and is recorded in the audit trail.
 */
export const giveOutFromShelf = signedIn.fitting.use.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { locationId, patientId = null } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  const today = marketDayOf(now, edition.timeZone);
  return context.withTenant(async (db) => {
    if (patientId && !(await lockPatient(db, patientId, person.locationIds))) throw errors.notFound();
    const catalogue = await loadCatalogue(db.tx, edition.code);
    const { scanned, refused } = await loadTrialScans(db, { catalogue, today }, input.boxes);
    const asked: Moved[] = [...scanned, ...input.packs.map((each): Moved => ({ ...each, lot: null, expiresOn: null, way: "hand" }))];
    const shelf = await lockFittingPacks(
      db,
      locationId,
      asked.map(({ productId }) => productId),
    );
    const before = await lockFittingTakes(db, idsOf(input));
    const known = new Set(before.map(({ id }) => id));
    const missing: Refused = [];
    const taken = fresh(asked, known).flatMap((each) => {
      const { verdict, taken: ofEach } = packsToUse(
        shelf.filter(({ productId }) => productId === each.productId),
        each,
        today,
      );
      if (!verdict.permitted && each.way === "hand") throw errorOf(errors, verdict);
      if (!verdict.permitted) missing.push({ id: each.id, mistake: "notOnShelf" });
      for (const { packsId, quantity } of ofEach) {
        const packs = shelf.find(({ id }) => id === packsId);
        if (packs) packs.left -= quantity;
      }
      return ofEach.map((packs) => ({ ...packs, id: each.id, lot: each.lot, expiresOn: each.expiresOn }));
    });
    await moveFittingPacks(db, taken, -1);
    const use = { locationId, act: "used" as const, patientId, takenById: person.id, takenAt: now };
    const takenByName = fullName(person, edition.defaultLanguage);
    await insertFittingTakes(
      db.tx,
      taken.map((each) => ({ ...each, ...use, tenantId: db.tenantId, takenByName })),
    );
    if (patientId && taken.length > 0) {
      recordAudit(db, person, { action: "trialLensGiven", subjectKind: "patient", subjectId: patientId }, now);
    }
    return { packs: sumOf([...before, ...taken]), refused: [...refused.filter(({ id }) => !known.has(id)), ...missing] };
  });
});

const idsOf = ({ boxes, packs }: Asked) => [...boxes, ...packs].map(({ id }) => id);

/** Returns those that were not sent before, each id once. */
const fresh = <Sent extends { id: string }>(sent: readonly Sent[], known: ReadonlySet<string>): Sent[] =>
  sent.filter(({ id }, index) => !known.has(id) && sent.findIndex((each) => each.id === id) === index);

const sumOf = (moved: readonly { quantity: number }[]) => moved.reduce((sum, { quantity }) => sum + quantity, 0);
