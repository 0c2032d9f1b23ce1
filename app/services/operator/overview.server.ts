import type { Doors } from "~/db/doors.server";
import { countWaitingRequests, listWaitingRequests } from "~/db/queries/orders/requests.server";
import { countFailedHandOvers, listCheckoutFailures, listFailedHandOvers } from "~/db/queries/practice/operator.server";
import { endingCalendars } from "~/domain/calendar/ending-calendars";
import { editions } from "~/editions/editions";
import { operatedRequestAnswerOf } from "~/services/requests/request-answer.server";
import { operator } from "../access.server";
import { handOverAnswer } from "./hand-over-answer.server";

const handOversMax = 50;
const requestsMax = 50;
const countedMax = 1000;
const checkoutsMax = 20;

type Where = { doors: Doors; now: Date };

/**
 * Returns what needs an operator's attention: failed hand-overs and practices' requests (at most 50 of each, with their number up to 1,000),
 * the 20 newest failed checkouts and whether there are more, and calendars about to end.
 */
export async function findAttention({ doors, now }: Where) {
  const found = await doors.readOperator(async (tx) => ({
    handOvers: await listFailedHandOvers(tx, handOversMax),
    failedHandOvers: await countFailedHandOvers(tx, countedMax),
    requests: await listWaitingRequests(tx, requestsMax),
    waitingRequests: await countWaitingRequests(tx, countedMax),
    checkouts: await listCheckoutFailures(tx, checkoutsMax + 1),
  }));
  const { checkouts, ...listed } = found;
  const checkoutFailures = { checkoutFailures: checkouts.slice(0, checkoutsMax), moreCheckoutFailures: checkouts.length > checkoutsMax };
  return { ...listed, ...checkoutFailures, calendars: endingCalendars(Object.values(editions), now) };
}

/** Returns the same for the operator's page. */
export const overview = operator.operator.overview.handler(async ({ context }) => {
  const found = await findAttention(context);
  return { ...found, handOvers: found.handOvers.map(handOverAnswer), requests: found.requests.map(operatedRequestAnswerOf) };
});
