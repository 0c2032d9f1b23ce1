import { marketCalendar } from "~/domain/calendar/market-calendar";
import { answerStates, wordsLengthMax } from "~/domain/request/order-request";
import { editions } from "~/editions/editions";
import { findFailedHandOverOf, findWaitingRequest } from "~/services/operator/find-operated.server";
import { makeAllDue, makeDue, takeOut } from "~/services/operator/hand-overs.server";
import { answerAsOperator } from "~/services/operator/operated-requests.server";
import { findAttention } from "~/services/operator/overview.server";
import type { CommandOptions } from "./command-options.server";
import { counted } from "./counted.server";
import type { Operating } from "./operating.server";

/**
 * Prints what the operators' page starts with: calendars that end, failed hand-overs, waiting requests, and failed checkouts; then the
 * number of each, and which of them are not listed.
 */
export async function attentionCommand(_: CommandOptions, { doors, terminal, now }: Operating): Promise<boolean> {
  const found = await findAttention({ doors, now });
  const { calendars, handOvers, failedHandOvers, requests, waitingRequests, checkoutFailures } = found;
  for (const { edition, lastDay } of calendars) terminal.print(`calendar  ${edition} ends on ${lastDay}`);
  for (const { confirmationNum, practiceName, attempts, lastError } of handOvers) {
    terminal.print(`hand-over  ${confirmationNum}  ${practiceName}  ${attempts} tries  ${lastError ?? ""}`.trimEnd());
  }
  for (const { request, order, practiceName } of requests) {
    terminal.print(
      `request  ${request.id}  ${order.confirmationNum}  ${practiceName}  ${request.kind}, ${request.state}  ${request.askedAt.toISOString()}`,
    );
  }
  for (const { at, practiceName, code } of checkoutFailures) terminal.print(`checkout  ${at.toISOString()}  ${practiceName}  ${code}`);
  if (handOvers.length < failedHandOvers) terminal.print(`Only the first ${handOvers.length} failed hand-overs are listed.`);
  if (requests.length < waitingRequests) terminal.print(`Only the ${requests.length} oldest requests are listed.`);
  if (found.moreCheckoutFailures) terminal.print(`Only the ${checkoutFailures.length} newest failed checkouts are listed.`);
  const counts = [
    ...[counted(failedHandOvers, "failed hand-over"), counted(waitingRequests, "request")],
    ...[
      counted(checkoutFailures.length, found.moreCheckoutFailures ? "newest failed checkout" : "failed checkout"),
      counted(calendars.length, "calendar that ends", "calendars that end"),
    ],
  ];
  terminal.print(`${counts.join(", ")}.`);
  return true;
}

/** Prints what promised days depend on (D150), by market: cut-off, days of the week without dispatch, and the known holidays. */
export async function calendarsCommand(_: CommandOptions, { terminal, now }: Operating): Promise<boolean> {
  for (const edition of Object.values(editions)) {
    const { timeZone, cutOff, next, weekend, holidays, lastDay, isEnding } = marketCalendar(edition, now);
    terminal.print(
      `${edition.code}  cut-off ${cutOff} ${timeZone}, next dispatch ${next.dispatchDay}, none on ${weekend.map(nameOf).join(", ")}`,
    );
    for (const day of holidays) terminal.print(`${edition.code}  holiday  ${day}  ${nameOf(day)}`);
    terminal.print(`${edition.code}  holidays are known until ${lastDay ?? "no day"}${isEnding ? ": less than 12 months" : ""}`);
  }
  return true;
}

const nameOf = (day: string) => new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });

/** Makes the failed hand-over of an order due now; the server sends it at the next poll. */
export const retryCommand = onFailedHandOver(
  (order) => `${order} will be sent again at the next poll of the server.`,
  (acting, message) => makeDue(acting, message),
);

/** Makes every failed hand-over due now; the server sends them at the next poll. */
export async function retryAllCommand(_: CommandOptions, { doors, terminal, now, operatorId }: Operating): Promise<boolean> {
  const sent = await makeAllDue({ doors, person: { id: operatorId }, now });
  terminal.print(`${counted(sent, "order")} will be sent again at the next poll of the server.`);
  return true;
}

/** Removes the failed hand-over of an order from the outbox, with a reason: the order shows a processing error (D26). */
export const takeOutCommand = onFailedHandOver(
  (order) => `${order} is no longer retried and shows a processing error.`,
  (acting, message) => takeOut(acting, message),
);

/** Answers the request of a practice in the distributor's name (D78); the text is shown to the practice. */
export async function answerRequestCommand({ given }: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal, now, operatorId, settings } = operating;
  const { request: requestId = "", words = "" } = given;
  const state = answerStates.find((each) => each === given.state);
  if (!state || words.length > wordsLengthMax) {
    terminal.complain(state ? `--words has at most ${wordsLengthMax} characters.` : `--state is one of ${answerStates.join(", ")}.`);
    return false;
  }
  const waiting = await findWaitingRequest(doors, requestId);
  const acting = { doors, person: { id: operatorId }, settings, now };
  const answered = waiting && (await answerAsOperator(acting, { tenantId: waiting.request.tenantId, requestId, state, words }));
  if (answered && answered !== "refused") {
    terminal.print(`${answered.order.confirmationNum}: ${answered.request.kind} is ${answered.request.state}.`);
    return true;
  }
  terminal.complain(answered ? "This answer is not possible in its present state." : "No waiting request has this id.");
  return false;
}

type Acting = Parameters<typeof takeOut>[0];
type Message = Parameters<typeof takeOut>[1];

function onFailedHandOver(done: (order: string) => string, act: (acting: Acting, message: Message) => Promise<object | null>) {
  return async ({ given: { order = "", reason = "" } }: CommandOptions, operating: Operating): Promise<boolean> => {
    const { doors, terminal, now, operatorId, settings } = operating;
    const failed = await findFailedHandOverOf(doors, order);
    const acted =
      failed &&
      (await act({ doors, person: { id: operatorId }, settings, now }, { tenantId: failed.tenantId, messageId: failed.id, reason }));
    if (acted) terminal.print(done(order));
    else terminal.complain(`There is no failed hand-over of ${order}.`);
    return acted !== null;
  };
}
