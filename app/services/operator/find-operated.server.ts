import type { Doors } from "~/db/doors.server";
import { listWaitingRequests } from "~/db/queries/orders/requests.server";
import { listOperatorIds } from "~/db/queries/people/operators.server";
import { findPractices, type ListedPractice, listFailedHandOvers } from "~/db/queries/practice/operator.server";
import { normaliseEmail } from "~/domain/account/email";
import { searchWords } from "~/domain/account/search-key";

/** Maximum number of practices that a search is shown to find. */
export const practicesShown = 50;
const handOversLooked = 1000;
const requestsLooked = 1000;

/** Returns the practices that a search finds (D6), including suspended ones; that of a sub-domain first. One more than are shown, if any. */
export function searchPractices(doors: Doors, search: string): Promise<ListedPractice[]> {
  const beginning = search.trim();
  return doors.readOperator((tx) => findPractices(tx, { beginning, words: searchWords(beginning) }, practicesShown + 1));
}

/** Returns the failed hand-over of an order by its number; null when there is none. */
export async function findFailedHandOverOf(doors: Doors, confirmationNum: string) {
  const failed = await doors.readOperator((tx) => listFailedHandOvers(tx, handOversLooked));
  return failed.find((each) => each.confirmationNum === confirmationNum) ?? null;
}

/** Returns a practice's waiting request by its id; null when there is none. */
export async function findWaitingRequest(doors: Doors, requestId: string) {
  const waiting = await doors.readOperator((tx) => listWaitingRequests(tx, requestsLooked));
  return waiting.find(({ request }) => request.id === requestId) ?? null;
}

/** Returns the operator with an e-mail, or without one the only operator; otherwise why none can be chosen. */
export async function findActingOperator(doors: Doors, email: string | null): Promise<{ id: string } | "unknown" | "none" | "several"> {
  const [found, another] = await doors.readOperator((tx) => listOperatorIds(tx, email === null ? null : normaliseEmail(email)));
  if (!found) return email === null ? "none" : "unknown";
  return another ? "several" : found;
}
