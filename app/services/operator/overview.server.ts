import type { Doors } from "~/db/doors.server";
import { listWaitingRequests } from "~/db/queries/orders/requests.server";
import { countFailedHandOvers, listCheckoutFailures, listFailedHandOvers } from "~/db/queries/practice/operator.server";
import { endingCalendars } from "~/domain/calendar/ending-calendars";
import { editions } from "~/editions/editions";
import { operatedRequestAnswerOf } from "~/services/requests/request-answer.server";
import { operator } from "../access.server";
import { handOverAnswer } from "./hand-over-answer.server";

const handOversShown = 50;
const handOversCounted = 1000;
const requestsShown = 50;
const checkoutsShown = 20;

type Where = { doors: Doors; now: Date };

/** What needs an operator's attention: failed hand-overs, practices' requests, failed checkouts, and calendars about to end. */
export async function findAttention({ doors, now }: Where) {
  const found = await doors.asOperator(async (tx) => ({
    handOvers: await listFailedHandOvers(tx, handOversShown),
    failedHandOvers: await countFailedHandOvers(tx, handOversCounted),
    requests: await listWaitingRequests(tx, requestsShown),
    checkoutFailures: await listCheckoutFailures(tx, checkoutsShown),
  }));
  return { ...found, calendars: endingCalendars(Object.values(editions), now) };
}

/** Returns the same for the operator's page. */
export const overview = operator.operator.overview.handler(async ({ context }) => {
  const found = await findAttention(context);
  return { ...found, handOvers: found.handOvers.map(handOverAnswer), requests: found.requests.map(operatedRequestAnswerOf) };
});
