import type { PracticeDb } from "~/db/database.server";
import { deletePin, insertPin } from "~/db/queries/catalogue/pins.server";
import { findPersonMarks } from "~/db/queries/people/person-marks.server";
import { together } from "~/db/together.server";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { loadCatalogue, loadPracticeCatalogue, shownName } from "./load-catalogue.server";

/** Maximum number of series that a person may pin for order entry (D44); the table's check on positions uses the same number. */
const pinsMax = 12;

/** Returns the person's own pins, without series that are no longer made. */
export const listPins = signedIn.catalogue.pins.handler(({ context }) =>
  context.read(async (db) => ({ seriesIds: await findPinnedIds(db, context) })),
);

/** Returns the series that a person has pinned and that are still made. */
export async function findPinnedIds(db: PracticeDb, { edition, person }: Pick<SignedInContext, "edition" | "person">): Promise<string[]> {
  const [{ catalogue }, { pinnedSeriesIds }] = await together(loadPracticeCatalogue(db, edition.code), findPersonMarks(db, person.id));
  return pinnedSeriesIds.filter((id) => catalogue.seriesById.get(id)?.active);
}

/** Pins a series for the person alone, or unpins it. Pinning twice pins once; a thirteenth is refused (`tooManyPins`). */
export const setPin = signedIn.catalogue.setPin.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    const series = (await loadCatalogue(db.tx, context.edition.code)).seriesById.get(input.seriesId);
    if (!series || (input.pinned && !series.active)) throw errors.notFound();
    const pin = { ownerId: person.id, seriesId: series.id, places: pinsMax };
    if (!input.pinned) await deletePin(db, person.id, series.id);
    let seriesIds = (await findPersonMarks(db, person.id)).pinnedSeriesIds;
    // When two are set at once, the loser takes the next position.
    while (input.pinned && !seriesIds.includes(series.id)) {
      if (seriesIds.length >= pinsMax) throw errors.tooManyPins({ data: { count: pinsMax } });
      await insertPin(db, pin, now);
      seriesIds = (await findPersonMarks(db, person.id)).pinnedSeriesIds;
    }
    return { displayName: shownName(series), seriesIds };
  }),
);
