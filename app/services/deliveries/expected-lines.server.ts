import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listGtinsOfProducts } from "~/db/queries/catalogue/imports.server";
import {
  listClaimedParts,
  listPartsOnTheWay,
  listReceivedOfOrders,
  type NamedOfPart,
  type PartOnTheWay,
  type ReceivedRow,
} from "~/db/queries/orders/received-boxes.server";
import { listRequests, type RequestRow } from "~/db/queries/orders/requests.server";
import { together } from "~/db/together.server";
import { compareTurns, expectedPartsMax, expectedSince, isExpected, type LineToCome, linesToCome } from "~/domain/delivery/expected-line";
import { gtinOf } from "~/domain/product/lens-gtin";
import { claimedBoxes, isActiveClaim } from "~/domain/request/shortage";
import type { SignedInContext } from "../call-context.server";
import { type Catalogue, loadCatalogue } from "../catalogue/load-catalogue.server";

export type LineAnswer = Answers["deliveries"]["view"]["lines"][number];
type Scope = Pick<SignedInContext, "edition" | "now">;

/** A line of a part with its boxes; `claimed` are those that were claimed and not declined. */
export type TrackedLine = { named: NamedOfPart; line: LineToCome; claimed: number };

/** Days for which the boxes of a claim are expected. */
const claimDays = 60;

/** Returns the lines that a location expects (D86), in the order in which they are given boxes. */
export async function listExpectedLines(db: PracticeDb, scope: Scope, locationId: string): Promise<LineAnswer[]> {
  const [coming, claimed] = await together(
    listExpectedParts(db, scope, locationId),
    listClaimedParts(db, locationId, new Date(scope.now.getTime() - claimDays * 86_400_000)),
  );
  const expected = new Set(coming.map(({ part }) => part.id));
  const byId = new Map([...coming, ...claimed].map((named) => [named.part.id, named]));
  const tracked = await trackLines(db, [...byId.values()]);
  const outstanding = tracked.filter(({ named, line, claimed }) => line.left > 0 && (expected.has(named.part.id) || claimed > 0));
  return answerLines(db, scope, inTurn(outstanding));
}

/** Returns the parts that a location expects (D86), whether their boxes arrived or not. */
export async function listExpectedParts(db: PracticeDb, { now }: Pick<Scope, "now">, locationId: string): Promise<PartOnTheWay[]> {
  const parts = await listPartsOnTheWay(db, locationId, { since: expectedSince(now), limit: expectedPartsMax });
  return parts.filter(({ part, since, order }) =>
    isExpected({ status: part.status, since, toOffice: order.orderDetail.shipToOffice }, now),
  );
}

/** Returns lines in the shape of the calls, with the codes of their boxes; imported codes take precedence (D15). */
export async function answerLines(db: PracticeDb, { edition }: Scope, lines: readonly TrackedLine[]): Promise<LineAnswer[]> {
  const productIds = [...new Set(lines.map(({ line }) => line.product.productId))];
  const [catalogue, gtins] = await together(loadCatalogue(db.tx, edition.code), listGtinsOfProducts(db.tx, edition.code, productIds));
  const imported = new Map(gtins.map(({ productId, gtin }) => [productId, gtin]));
  return lines.map((each) => ({
    ...orderedAnswerOf(each.named, each.line.lineId),
    product: each.line.product,
    gtin: imported.get(each.line.product.productId) ?? computedGtin(each, catalogue),
    left: each.line.left,
  }));
}

/** Returns the lines of parts as they are delivered, with what arrived and what was claimed of them. */
export async function trackLines(db: PracticeDb, parts: readonly NamedOfPart[]): Promise<TrackedLine[]> {
  const orderIds = [...new Set(parts.map(({ order }) => order.id))];
  const [requests, received] = await together(listRequests(db, orderIds), listReceivedOfOrders(db, orderIds));
  return parts.flatMap((named) => trackPart(named, { requests, received }));
}

function trackPart(named: NamedOfPart, known: { requests: readonly RequestRow[]; received: readonly ReceivedRow[] }): TrackedLine[] {
  const { id, merchandise } = named.part;
  const requests = known.requests
    .filter(({ transactionId }) => transactionId === id)
    .map(({ lineId, kind, state, details }) => {
      const { replacement = null, quantity = null } = details;
      return { lineId, kind, state, replacement, quantity };
    });
  const received = known.received.flatMap(({ transactionId, lineId, quantity }) =>
    transactionId === id && lineId !== null ? [{ lineId, quantity }] : [],
  );
  return linesToCome({ lines: merchandise.lines, requests, received }).map((line) => ({
    named,
    line,
    claimed: claimedBoxes(requests.filter((request) => request.lineId === line.lineId && isActiveClaim(request))),
  }));
}

/** Sorts lines in the order in which they are given boxes (D86). */
export function inTurn<Line extends TrackedLine>(lines: readonly Line[]): Line[] {
  const turnOf = ({ named: { part, order } }: Line) => ({
    ...{ isForPatient: order.patientId !== null, placedAt: order.placedAt },
    transactionConfirmationNum: part.transactionConfirmationNum,
  });
  return lines.toSorted((one, other) => compareTurns(turnOf(one), turnOf(other)));
}

/** Returns the code of a line's boxes without an import; null when they have none. */
function computedGtin({ named, line }: TrackedLine, catalogue: Pick<Catalogue, "seriesById" | "solutionsById">): string | null {
  const ordered = named.part.merchandise.lines.find(({ id }) => id === line.lineId);
  const series = catalogue.seriesById.get(ordered?.seriesId ?? "");
  const { values, packSize } = line.product;
  return series ? gtinOf(series, values, packSize) : (catalogue.solutionsById.get(ordered?.solutionId ?? "")?.gtin ?? null);
}

/** Returns what identifies a line of an order: its part, and its patient. */
export function orderedAnswerOf({ part, order, patient }: NamedOfPart, lineId: string): Omit<LineAnswer, "product" | "gtin" | "left"> {
  return {
    ...{ orderId: order.id, cartId: order.cartId, transactionId: part.id, lineId },
    transactionConfirmationNum: part.transactionConfirmationNum,
    ...{ patientFirst: patient?.firstName ?? null, patientLast: patient?.lastName ?? null },
    eye: part.merchandise.lines.find(({ id }) => id === lineId)?.eye ?? null,
  };
}
