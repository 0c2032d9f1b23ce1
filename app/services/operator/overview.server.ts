import type { Doors } from "~/db/doors.server";
import { listWaitingRequests } from "~/db/queries/orders/requests.server";
import { countFailedHandOvers, listCheckoutFailures, listFailedHandOvers } from "~/db/queries/practice/operator.server";
import { endingCalendars } from "~/domain/calendar/ending-calendars";
import { editions } from "~/editions/editions";
import { operatedRequestAnswerOf } from "~/services/requests/request-answer.server";
import { operator } from "../access.server";
import { handOverAnswer } from "./hand-over-answer.server";

const handOversMax = 50;
const handOversCounted = 1000;
const requestsMax = 50;
const checkoutsMax = 20;

type Where = { doors: Doors; now: Date };

/** What needs an operator's attention: failed hand-overs, practices' requests, failed checkouts, and calendars about to end. */
export async function findAttention({ doors, now }: Where) {
  const found = await doors.readOperator(async (tx) => ({
    handOvers: await listFailedHandOvers(tx, handOversMax),
    failedHandOvers: await countFailedHandOvers(tx, handOversCounted),
    requests: await listWaitingRequests(tx, requestsMax),
    checkoutFailures: await listCheckoutFailures(tx, checkoutsMax),
  }));
  return { ...found, calendars: endingCalendars(Object.values(editions), now) };
}

/** Returns the same for the operator's page. */
export const overview = operator.operator.overview.handler(async ({ context }) => {
  const found = await findAttention(context);
  return { ...found, handOvers: found.handOvers.map(handOverAnswer), requests: found.requests.map(operatedRequestAnswerOf) };
});
