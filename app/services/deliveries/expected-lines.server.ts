import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listClaimedParts, listPartsOnTheWay, type PartOnTheWay, type TrackedPart } from "~/db/queries/orders/received-boxes.server";
import { together } from "~/db/together.server";
import { dayMilliseconds } from "~/domain/calendar/days";
import { compareTurns, expectedPartsMax, expectedSince, isExpected, type LineToCome, linesToCome } from "~/domain/delivery/expected-line";
import { gtinOf } from "~/domain/product/lens-gtin";
import { claimedBoxes, isActiveClaim } from "~/domain/request/shortage";
import type { SignedInContext } from "../call-context.server";
import { type Catalogue, loadCatalogue } from "../catalogue/load-catalogue.server";

export type LineAnswer = Answers["deliveries"]["view"]["lines"][number];
type Scope = Pick<SignedInContext, "edition" | "now">;

/** A line of a part with its boxes; `claimed` are those that were claimed and not declined. */
export type TrackedLine = { named: TrackedPart; line: LineToCome; claimed: number };

/** Days for which the boxes of a claim are expected, from the claim until it is accepted, then from that (D86). */
const claimDays = 60;

/** Returns the lines that a location expects (D86), in the order in which they are given boxes. */
export async function listExpectedLines(db: PracticeDb, scope: Scope, locationId: string): Promise<LineAnswer[]> {
  const { edition, now } = scope;
  const [coming, claimed, catalogue] = await together(
    listExpectedParts(db, scope, locationId),
    listClaimedParts(db, locationId, { edition: edition.code, from: new Date(now.getTime() - claimDays * dayMilliseconds) }),
    loadCatalogue(db.tx, edition.code),
  );
  const expected = new Set(coming.map(({ part }) => part.id));
  const parts = new Map([...coming, ...claimed].map((named) => [named.part.id, named]));
  const outstanding = trackLines([...parts.values()]).filter(
    ({ named, line, claimed: claimedOfLine }) => line.left > 0 && (expected.has(named.part.id) || claimedOfLine > 0),
  );
  return answerLines(inTurn(outstanding), catalogue);
}

/** Returns the parts that a location expects (D86), whether their boxes arrived or not. */
export async function listExpectedParts(db: PracticeDb, { edition, now }: Scope, locationId: string): Promise<PartOnTheWay[]> {
  const asked = { edition: edition.code, since: expectedSince(now), limit: expectedPartsMax };
  const parts = await listPartsOnTheWay(db, locationId, asked);
  return parts.filter(({ part, since, order }) =>
    isExpected({ status: part.status, since, toOffice: order.orderDetail.shipToOffice }, now),
  );
}

/** Returns lines in the shape of the calls, with the codes of their boxes; imported codes take precedence (D15). */
export function answerLines(lines: readonly TrackedLine[], catalogue: Pick<Catalogue, "seriesById" | "solutionsById">): LineAnswer[] {
  return lines.map((each) => {
    const { named, line } = each;
    const imported = named.gtins.find(({ productId }) => productId === line.product.productId);
    return {
      ...orderedAnswerOf(named, line.lineId),
      ...{ product: line.product, gtin: imported?.gtin ?? computedGtin(each, catalogue), left: line.left },
    };
  });
}

/** Returns the lines of parts as they are delivered, with what arrived and what was claimed of them. */
export function trackLines(parts: readonly TrackedPart[]): TrackedLine[] {
  return parts.flatMap((named) => {
    const requests = named.requests.map(({ lineId, kind, state, details }) => {
      const { replacement = null, quantity = null } = details;
      return { lineId, kind, state, replacement, quantity };
    });
    const received = named.received.flatMap(({ lineId, quantity }) => (lineId === null ? [] : [{ lineId, quantity }]));
    return linesToCome({ lines: named.part.merchandise.lines, requests, received }).map((line) => ({
      ...{ named, line },
      claimed: claimedBoxes(requests.filter((request) => request.lineId === line.lineId && isActiveClaim(request))),
    }));
  });
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
export function orderedAnswerOf(
  { part, order, patient }: Pick<TrackedPart, "part" | "order" | "patient">,
  lineId: string,
): Omit<LineAnswer, "product" | "gtin" | "left"> {
  return {
    ...{ orderId: order.id, cartId: order.cartId, transactionId: part.id, lineId },
    transactionConfirmationNum: part.transactionConfirmationNum,
    ...{ patientFirst: patient?.firstName ?? null, patientLast: patient?.lastName ?? null },
    eye: part.merchandise.lines.find(({ id }) => id === lineId)?.eye ?? null,
  };
}
