import type { Answers, Inputs } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import {
  type CountedRow,
  countDeliveryBoxes,
  type DeliveryRow,
  findCountedBoxes,
  findDelivery,
  insertCountedBoxes,
  lockOpenDelivery,
  openDelivery,
  takeBackBox,
} from "~/db/queries/orders/deliveries.server";
import type { BoxProduct } from "~/domain/delivery/counted-box";
import { fullName } from "~/domain/person-name";
import { findScanMistake, parseScan } from "~/domain/scan/parse-scan";
import { permitted, refused, type Verdict } from "~/domain/verdict";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { boxProducts } from "../catalogue/box-products.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { errorOf } from "../error-of.server";
import { type LineAnswer, listExpectedLines } from "./expected-lines.server";
import { countingAnswer } from "./view-delivery.server";

type Input = Inputs["deliveries"]["count"];
type Box = Input["boxes"][number];
type Refused = Answers["deliveries"]["count"]["refused"][number];

/** Maximum number of boxes of one delivery. */
const boxesMax = 1000;

/**
 * Counts boxes that arrived, each once (D86). They are counted in the open delivery of their location; without one the first that is
 * accepted opens it. Boxes that were counted before, even in a finished delivery, change nothing.
 */
export const countBoxes = signedIn.deliveries.count.handler(({ input, context, errors }) => {
  const { person } = context;
  const { locationId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const { open, accepted, refused } = await scanIntoOpen(db, context, input);
    if (accepted.length === 0) return { ...(await countingAnswer(db, open)), refused };
    if (!open) throw errors.deliveryFinished();
    const { last, boxes: present } = await countDeliveryBoxes(db, open.id);
    const room = checkRoom(present, accepted.length);
    if (!room.permitted) throw errorOf(errors, room);
    await insertCountedBoxes(
      db.tx,
      accepted.map((box, index) => rowOf(box, { open, place: last + index + 1 }, context)),
    );
    return { ...(await countingAnswer(db, open)), refused };
  });
});

/** Removes a box from the open delivery, whoever counted it; one that was removed already stays so. */
export const takeBack = signedIn.deliveries.takeBack.handler(({ input, context, errors }) => {
  const { person, now } = context;
  const { locationId, boxId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const open = await lockOpenDelivery(db, locationId);
    const [box] = await findCountedBoxes(db, [boxId]);
    const delivery = box && (await findDelivery(db, box.deliveryId));
    if (!box || delivery?.locationId !== locationId) throw errors.notFound();
    if (delivery.finishedAt) throw errors.deliveryFinished();
    if (box.takenBackAt === null) await takeBackBox(db, boxId, now);
    return countingAnswer(db, open);
  });
});

type Scanned = { accepted: readonly BoxData[]; refused: Refused[] };

/**
 * Returns the locked open delivery of a location, with the data of the boxes to count in it. Opens one for them if there is none; null when
 * the id for it is that of a finished delivery, or of one of another location.
 */
async function scanIntoOpen(db: PracticeDb, context: SignedInContext, input: Input): Promise<Scanned & { open: DeliveryRow | null }> {
  const { locationId, deliveryId } = input;
  const open = await lockOpenDelivery(db, locationId);
  const scanned = await scanNew(db, context, input);
  if (open) return { open, ...scanned };
  // Another request may have opened one for the same boxes since.
  if (scanned.accepted.length === 0) return { open: await lockOpenDelivery(db, locationId), ...scanned };
  const opened = await openDelivery(db.tx, { tenantId: db.tenantId, id: deliveryId, locationId, openedAt: context.now });
  if (opened) return { open: opened, ...scanned };
  // Another request has opened one between the two, and may have counted the same boxes.
  return { open: await lockOpenDelivery(db, locationId), ...(await scanNew(db, context, input)) };
}

/** Returns the data of those boxes that were not counted before, and those that are refused. */
async function scanNew(db: PracticeDb, context: SignedInContext, { locationId, boxes }: Input): Promise<Scanned> {
  const ids = boxes.map(({ id }) => id);
  const counted = new Set((await findCountedBoxes(db, ids)).map(({ id }) => id));
  const fresh = boxes.filter(({ id }, index) => !counted.has(id) && ids.indexOf(id) === index);
  if (fresh.length === 0) return { accepted: [], refused: [] };
  const catalogue = await loadCatalogue(db.tx, context.edition.code);
  const lines = fresh.some(({ productId }) => productId !== undefined) ? await listExpectedLines(db, context, locationId) : [];
  const codes = fresh.flatMap(({ code }) => code ?? []);
  const products = await boxProducts(db, catalogue, codes);
  const scanned = fresh.map((box) => boxDataOf(box, { products, lines }));
  return {
    accepted: scanned.flatMap((box) => ("mistake" in box ? [] : [box])),
    refused: scanned.flatMap((box) => ("mistake" in box ? [box] : [])),
  };
}

function checkRoom(present: number, more: number): Verdict<{ max: number }, "deliveryFull"> {
  return present + more > boxesMax ? refused("deliveryFull", { max: boxesMax }) : permitted;
}

type BoxData = Pick<CountedRow, "id" | "gtin" | "product" | "lot" | "expiresOn" | "way">;

/** Returns the data of a box; one that was counted by hand is identified by its product alone. */
function boxDataOf(
  { id, code, productId, way }: Box,
  known: { products: ReadonlyMap<string, BoxProduct | null>; lines: readonly LineAnswer[] },
): BoxData | Refused {
  if (productId !== undefined) {
    const line = known.lines.find(({ product }) => product.productId === productId);
    return line ? { id, gtin: line.gtin, product: line.product, lot: null, expiresOn: null, way } : { id, mistake: "notExpected" };
  }
  const read = parseScan(code ?? "");
  if (!read) return { id, mistake: findScanMistake(code ?? "") ?? "noCode" };
  return { id, ...read, product: known.products.get(read.gtin) ?? null, way };
}

function rowOf(
  scanned: BoxData,
  { open, place: lastPosition }: { open: DeliveryRow; place: number },
  { person, edition, now }: SignedInContext,
): CountedRow {
  const countedByName = fullName(person, edition.defaultLanguage);
  const { tenantId, id: deliveryId } = open;
  return {
    ...scanned,
    tenantId,
    deliveryId,
    place: lastPosition,
    countedById: person.id,
    countedByName,
    countedAt: now,
    takenBackAt: null,
  };
}
