import type { PracticeDb } from "~/db/database.server";
import { findOrder } from "~/db/queries/orders/orders.server";
import { listTrackedParts } from "~/db/queries/orders/received-boxes.server";
import { findRequest, findReturnPhoto, insertReturnPhoto, listReturns } from "~/db/queries/orders/requests.server";
import { listStatusHistory } from "~/db/queries/orders/transactions.server";
import { together } from "~/db/together.server";
import type { EditionCode } from "~/domain/edition";
import { type NamedLine, namedLine } from "~/domain/request/order-request";
import { canReturn, type DeliveredLine, photoBytesMax, possibleReasons, returnableBoxes, returnPeriod } from "~/domain/request/return-rule";
import { redrawPhoto } from "~/integrations/photo.server";
import { signedIn } from "../access.server";
import { trackLines } from "../deliveries/expected-lines.server";
import { errorOf } from "../error-of.server";
import { parseCursor, writeCursor } from "../orders/history-filter.server";
import { malformed } from "../refuse-malformed.server";
import { type FoundLine, findOrderedLine, lockOrderedLine } from "./ordered-line.server";
import { placeRequest } from "./place-request.server";
import { requestAnswerOf } from "./request-answer.server";

const pageSize = 30;

/** Returns whether boxes of a line can be returned today, until when and why (D80). */
export const loadReturn = signedIn.requests.readReturn.handler(({ input, context, errors }) =>
  context.read(async (db) => {
    const found = await findOrderedLine(db, context, input);
    if (!found) throw errors.notFound();
    const { edition, now } = context;
    const { line, named } = await deliveredLine(db, found, edition.code);
    const period = line.deliveredAt && !line.isTrial ? returnPeriod(line.deliveredAt, edition) : null;
    return {
      ...{ cartId: found.order.cartId, confirmationNum: found.order.confirmationNum, line: named },
      ...{ deliveredAt: line.deliveredAt, lastDay: period?.lastDay ?? null, damageUntil: period?.damageUntil ?? null },
      max: returnableBoxes(line),
      reasons: possibleReasons(line, { ...edition, now }),
    };
  }),
);

/** Asks to return boxes (D80); a photo is re-encoded before it is stored. */
export const askToReturn = signedIn.requests.askToReturn.handler(async ({ input, context, errors }) => {
  const { requestId, quantity, reason, lot, words, photo: given } = input;
  const { edition, now } = context;
  const file = given ? Buffer.from(given, "base64") : null;
  const photo = file && file.byteLength <= photoBytesMax ? await redrawPhoto(file) : null;
  if (file && !photo) throw errors.photoUnreadable();
  return context.withTenant(async (db) => {
    const found = await lockOrderedLine(db, context, input);
    if (!found) throw errors.notFound();
    const present = await findRequest(db, requestId);
    if (present && !found.requests.some(({ id }) => id === requestId)) throw errors.notFound();
    if (present) return { request: requestAnswerOf(present, edition) };
    const delivered = await deliveredLine(db, found, edition.code);
    const verdict = canReturn(delivered.line, { reason, quantity }, { ...edition, now });
    if (!verdict.permitted) throw errorOf(errors, verdict);
    const { order, part, line } = found;
    const details = { line: delivered.named, quantity, reason, ...(lot ? { lot } : {}), hasPhoto: photo !== null };
    const request = { id: requestId, kind: "return", transactionId: part.id, lineId: line.id, details, words } as const;
    const row = await placeRequest(db, context, order, request);
    if (photo) await insertReturnPhoto(db.tx, { tenantId: db.tenantId, requestId, photo: photo.toString("base64") });
    return { request: requestAnswerOf(row, edition) };
  });
});

/** Returns the returns at the person's locations, newest first. */
export const listOwnReturns = signedIn.requests.listReturns.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  const key = input.next ? parseCursor(input.next) : null;
  if (input.next && !key) throw malformed("next", "unknownPage");
  const before = key && { askedAt: key.at, id: key.id };
  const found = await context.read((db) => listReturns(db, person.locationIds, { before, limit: pageSize + 1 }));
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1)?.request;
  return {
    returns: shown.map(({ request, order: { cartId, confirmationNum } }) => ({
      ...requestAnswerOf(request, edition),
      cartId,
      confirmationNum,
    })),
    next: last && found.length > pageSize ? writeCursor({ at: last.askedAt, id: last.id }) : null,
  };
});

/** Returns the photo of a return at one of the person's locations. */
export const loadPhoto = signedIn.requests.readPhoto.handler(({ input, context, errors }) =>
  context.read(async (db) => {
    const request = await findRequest(db, input.requestId);
    const order = request && (await findOrder(db, request.orderId, context.person.locationIds));
    const photo = order && (await findReturnPhoto(db, input.requestId));
    if (!photo) throw errors.notFound();
    return { photo };
  }),
);

/**
 * Returns the input of the rule of returns, and what the line was delivered as: a replaced line as its replacement, a cancelled one not at
 * all (D79). Declined and withdrawn returns do not count.
 */
async function deliveredLine(
  db: PracticeDb,
  { order, part, line, requests }: FoundLine,
  edition: EditionCode,
): Promise<{ line: DeliveredLine; named: NamedLine }> {
  const [history, parts] = await together(listStatusHistory(db, [part.id]), listTrackedParts(db, [order.id], edition));
  const tracked = trackLines(parts.filter((each) => each.part.id === part.id)).find((each) => each.line.lineId === line.id);
  const activeReturns = requests.filter(({ kind, state }) => kind === "return" && state !== "declined" && state !== "withdrawn");
  const { product, quantity = 0, left = 0 } = tracked?.line ?? {};
  return {
    line: {
      deliveredAt: part.status === "Delivered" ? (history.findLast(({ toStatus }) => toStatus === "Delivered")?.at ?? null) : null,
      isTrial: part.merchandise.purchaseType === "Trial",
      quantity,
      returned: activeReturns.reduce((sum, { details }) => sum + (details.quantity ?? 0), 0),
      missing: Math.min(left, tracked?.claimed ?? 0),
    },
    named: namedLine(product ? { ...line, ...product, quantity } : line),
  };
}
