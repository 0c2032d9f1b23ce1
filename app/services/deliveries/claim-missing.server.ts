import type { Answers, Inputs } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listTrackedParts } from "~/db/queries/orders/received-boxes.server";
import { findRequest } from "~/db/queries/orders/requests.server";
import { namedLine } from "~/domain/request/order-request";
import { canClaim, type ShortageVerdict } from "~/domain/request/shortage";
import { lockOrderedLine } from "~/services/requests/ordered-line.server";
import { placeRequest } from "~/services/requests/place-request.server";
import { requestAnswerOf } from "~/services/requests/request-answer.server";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { errorOf } from "../error-of.server";
import { trackLines } from "./expected-lines.server";

type Claim = Inputs["deliveries"]["claim"]["claims"][number] & { words: string };
type Request = Answers["deliveries"]["claim"]["requests"][number];

/** Claims missing boxes, line by line (D86); all or none. */
export const claimMissing = signedIn.deliveries.claim.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const requests: Request[] = [];
    // Two people who claim the same boxes lock the orders in the same order.
    for (const claim of input.claims.toSorted((one, other) => one.orderId.localeCompare(other.orderId))) {
      const claimed = await claimLine(db, context, { ...claim, words: input.words });
      if (claimed === null) throw errors.notFound();
      if ("permitted" in claimed) throw errorOf(errors, claimed);
      requests.push(claimed);
    }
    return { requests };
  }),
);

/** Returns the request about a line, or why it is refused; null when there is no such line. */
async function claimLine(
  db: PracticeDb,
  context: SignedInContext,
  { requestId, quantity, words, ...named }: Claim,
): Promise<Request | Exclude<ShortageVerdict, { permitted: true }> | null> {
  const found = await lockOrderedLine(db, context, named);
  const present = await findRequest(db, requestId);
  if (!found || (present && !found.requests.some(({ id }) => id === requestId))) return null;
  if (present) return requestAnswerOf(present, context.edition);
  const { order, part, line } = found;
  const parts = await listTrackedParts(db, [order.id], context.edition.code);
  const tracked = trackLines(parts.filter((each) => each.part.id === part.id));
  const ofLine = tracked.find((each) => each.line.lineId === line.id);
  const isOpened = tracked.some((each) => each.line.left < each.line.quantity);
  const { left, claimed } = { left: ofLine?.line.left ?? 0, claimed: ofLine?.claimed ?? 0 };
  const verdict = canClaim({ status: part.status, isOpened, left, claimed }, quantity);
  if (!verdict.permitted) return verdict;
  const details = { line: namedLine(line), quantity };
  const request = { id: requestId, kind: "shortage", transactionId: part.id, lineId: line.id, details, words } as const;
  return requestAnswerOf(await placeRequest(db, context, order, request), context.edition);
}
