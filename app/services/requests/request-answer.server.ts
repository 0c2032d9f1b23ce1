import type { Answers } from "~/calls/answers";
import type { NamedRequest, RequestRow } from "~/db/queries/orders/requests.server";
import type { Edition } from "~/domain/edition";
import { answersTo, type Replacement } from "~/domain/request/order-request";
import { editionOf } from "~/editions/editions";
import { moneyIn } from "~/services/cart/cart-answer.server";

type RequestAnswer = Answers["requests"]["askToCancel"]["request"];

/** Returns a request in the shape of the calls. */
export function requestAnswerOf(row: RequestRow, edition: Pick<Edition, "currency">): RequestAnswer {
  const { id, orderId, transactionId, lineId, kind, state, details, steps, askedByName, askedAt, updatedAt } = row;
  return {
    ...{ id, orderId, transactionId, lineId, kind, state, askedBy: askedByName, askedAt, updatedAt },
    ...{ line: details.line ?? null, quantity: details.quantity ?? null, reason: details.reason ?? null, lot: details.lot ?? null },
    replacement: details.replacement ? replacementAnswerOf(details.replacement, edition) : null,
    hasPhoto: details.hasPhoto ?? false,
    steps: steps.map(({ at, ...step }) => ({ ...step, at: new Date(at) })),
  };
}

/** Returns a replacement in the shape of the calls. */
export function replacementAnswerOf(replacement: Replacement, edition: Pick<Edition, "currency">) {
  return { ...replacement, unitPrice: moneyIn(edition)(replacement.unitPrice) };
}

/** Returns a request in the shape of the operators' calls. */
export function operatedRequestAnswerOf({ request, order, practiceName, countryCode }: NamedRequest) {
  const { cartId, confirmationNum } = order;
  return {
    ...requestAnswerOf(request, editionOf(countryCode)),
    ...{ cartId, confirmationNum, tenantId: request.tenantId, practiceName, edition: countryCode },
    answers: answersTo(request.kind, request.state),
  };
}
