import type { Answers, Inputs } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import {
  findOpenShelfCount,
  findShelfBoxes,
  findShelfPositions,
  insertShelfBoxes,
  listShelfBoxes,
  lockOpenShelfCount,
  openShelfCount,
  type ShelfBoxRow,
  type ShelfCountRow,
  takeBackShelfBox,
} from "~/db/queries/orders/shelf-counts.server";
import { fullName } from "~/domain/person-name";
import { countedProducts, type ShelfBox } from "~/domain/replenishment/shelf-count";
import { findScanMistake, parseScan } from "~/domain/scan/parse-scan";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { boxProducts } from "../catalogue/box-products.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { shelfCountAnswer } from "./shelf-count-answer.server";

type Refused = Answers["stock"]["countShelf"]["refused"][number];
type Input = Inputs["stock"]["countShelf"];

/** Maximum number of entries in one count; removed ones are none. */
const entriesMax = 5000;

/** Returns what a location has counted on its shelf, and the estimate of its stock (D115). */
export const viewShelfCount = signedIn.stock.viewShelfCount.handler(({ input: { locationId }, context, errors }) => {
  if (!context.person.locationIds.includes(locationId)) throw errors.notFound();
  return context.read(async (db) => shelfCountAnswer(db, context, { locationId, open: await findOpenShelfCount(db, locationId) }));
});

/**
 * Counts boxes on the shelf, each once, and sets typed numbers (D115). They are counted in the location's open count; without one the first
 * that is accepted opens it. What was counted before, even in a finished count, changes nothing.
 */
export const countShelf = signedIn.stock.countShelf.handler(({ input, context, errors }) => {
  const { locationId } = input;
  if (!context.person.locationIds.includes(locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const { open, entries, refused } = await enterIntoOpen(db, context, input);
    if (entries.length === 0) return { ...(await shelfCountAnswer(db, context, { locationId, open })), refused };
    if (!open) throw errors.countFinished();
    const { last, present } = await findShelfPositions(db, open.id);
    if (present + entries.length > entriesMax) throw errors.countFull({ data: { max: entriesMax } });
    await insertShelfBoxes(
      db.tx,
      entries.map((entry, index) => rowOf(entry, { open, place: last + index + 1 }, context)),
    );
    return { ...(await shelfCountAnswer(db, context, { locationId, open })), refused };
  });
});

/** Removes an entry from the open count, whoever made it; one that was removed already stays so. */
export const takeBackFromShelf = signedIn.stock.takeBackFromShelf.handler(({ input: { locationId, boxId }, context, errors }) => {
  if (!context.person.locationIds.includes(locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const open = await lockOpenShelfCount(db, locationId);
    const [found] = await findShelfBoxes(db, [boxId]);
    if (found?.locationId !== locationId) throw errors.notFound();
    if (found.finishedAt) throw errors.countFinished();
    if (found.box.takenBackAt === null) await takeBackShelfBox(db, boxId, context.now);
    return shelfCountAnswer(db, context, { locationId, open });
  });
});

const freshOf = <Sent extends { id: string }>(sent: readonly Sent[], known: ReadonlySet<string>): Sent[] =>
  sent.filter(({ id }, index) => !known.has(id) && sent.findIndex((each) => each.id === id) === index);

type Entry = ShelfBox & { id: string };
type Entered = { entries: Entry[]; refused: Refused[] };

/**
 * Returns the locked open count of a location, with the new entries to make in it. Opens one for them if there is none; null when the id
 * for it is that of a finished count, or of one of another location.
 */
async function enterIntoOpen(db: PracticeDb, context: SignedInContext, input: Input): Promise<Entered & { open: ShelfCountRow | null }> {
  const { locationId, countId } = input;
  const open = await lockOpenShelfCount(db, locationId);
  const entered = await newEntries(db, context, { ...input, open });
  if (open) return { open, ...entered };
  // Another request may have opened one for the same entries since.
  if (entered.entries.length === 0) return { open: await lockOpenShelfCount(db, locationId), ...entered };
  const opened = await openShelfCount(db.tx, { tenantId: db.tenantId, id: countId, locationId, openedAt: context.now });
  if (opened) return { open: opened, ...entered };
  // Another request has opened one between the two, and may have counted the same.
  const theirs = await lockOpenShelfCount(db, locationId);
  return { open: theirs, ...(await newEntries(db, context, { ...input, open: theirs })) };
}

/**
 * Returns the entries that were not made before: boxes with the data of their codes, and the difference between each typed number and what
 * is counted with them.
 */
async function newEntries(
  db: PracticeDb,
  context: SignedInContext,
  { open, locationId, ...sent }: Input & { open: ShelfCountRow | null },
): Promise<Entered> {
  const ids = [...sent.boxes, ...sent.typed].map(({ id }) => id);
  const known = new Set((await findShelfBoxes(db, ids)).map(({ box }) => box.id));
  const [boxes, typed] = [freshOf(sent.boxes, known), freshOf(sent.typed, known)];
  if (boxes.length + typed.length === 0) return { entries: [], refused: [] };
  const catalogue = await loadCatalogue(db.tx, context.edition.code);
  const codes = boxes.map(({ code }) => code);
  const products = await boxProducts(db, catalogue, codes);
  const read = boxes.map(({ id, code }) => ({ id, code, said: parseScan(code) }));
  const scanned = read.flatMap(({ id, said }): Entry[] =>
    said ? [{ id, ...said, product: products.get(said.gtin) ?? null, way: "scanner", quantity: 1 }] : [],
  );
  const refused = read.flatMap(({ id, code, said }): Refused[] => (said ? [] : [{ id, mistake: findScanMistake(code) ?? "noCode" }]));
  if (typed.length === 0) return { entries: scanned, refused };
  const { lines } = await shelfCountAnswer(db, context, { locationId, open });
  const counted = countedProducts([...(open ? await listShelfBoxes(db, open.id) : []), ...scanned]);
  const corrections = typed.flatMap(({ id, productId, boxes: number }): Entry[] => {
    const present = counted.find(({ key }) => key === productId);
    const product = present?.product ?? lines.find(({ key }) => key === productId)?.product;
    if (!product || present?.boxes === number) return [];
    const quantity = number - (present?.boxes ?? 0);
    return [{ id, gtin: present?.gtin ?? null, product, lot: null, expiresOn: null, way: "hand", quantity }];
  });
  return { entries: [...scanned, ...corrections], refused };
}

function rowOf(
  { id, gtin, product, lot, expiresOn, way, quantity }: Entry,
  { open, place }: { open: ShelfCountRow; place: number },
  { person, edition, now }: SignedInContext,
): ShelfBoxRow {
  const countedByName = fullName(person, edition.defaultLanguage);
  return {
    ...{ id, gtin, product, lot, expiresOn, way, quantity, place, tenantId: open.tenantId, countId: open.id },
    ...{ countedById: person.id, countedByName, countedAt: now, takenBackAt: null },
  };
}
