import type { Answers } from "~/calls/answers";
import type { ApprovalRow } from "~/db/queries/approvals/approvals.server";
import type { Edition } from "~/domain/edition";
import { moneyIn } from "../cart/cart-answer.server";

export type ApprovalAnswer = Answers["approvals"]["ask"]["approval"];

/** Returns an approval in the shape of the calls. */
export function approvalAnswerOf(row: ApprovalRow, edition: Pick<Edition, "currency">): ApprovalAnswer {
  const { id, cartId, locationId, state, askedAt, boxesQuantity, answeredAt, words, answeredById } = row;
  return {
    ...{ id, cartId, locationId, state, askedAt, boxesQuantity, answeredAt, words },
    askedBy: { firstName: row.askedByFirstName, lastName: row.askedByLastName },
    gross: moneyIn(edition)(row.grossAmount),
    answeredBy: answeredById === null ? null : { firstName: row.answeredByFirstName ?? "", lastName: row.answeredByLastName ?? "" },
  };
}

/** Returns who sent an approved order, who approved it, and when; null when it was not approved. */
export function approvedByOf({ state, answeredAt, ...row }: ApprovalRow): Answers["cart"]["checkout"]["receipt"]["approval"] {
  if (state !== "approved" || answeredAt === null) return null;
  return {
    askedBy: { firstName: row.askedByFirstName, lastName: row.askedByLastName },
    approvedBy: { firstName: row.answeredByFirstName ?? "", lastName: row.answeredByLastName ?? "" },
    approvedAt: answeredAt,
  };
}
