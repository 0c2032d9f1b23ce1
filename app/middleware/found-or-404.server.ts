import { ORPCError, safe } from "@orpc/client";
import { data } from "react-router";

/** Returns the result of a call; throws the page's 404 for an id that does not exist, or that the person may not see (D35). */
export async function foundOr404<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [refusal, answer] = await safe(call);
  if (refusal === null) return answer as Answer;
  return throwRefusal(refusal);
}

/** Returns the result of a call; null for what does not exist (D35). Other errors fail the page rather than mean that there is none. */
export async function foundOrNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  const [refusal, answer] = await safe(call);
  if (refusal === null) return answer as Answer;
  if (isMissing(refusal)) return null;
  throw refusal;
}

/** Rethrows a refusal that a page cannot handle: a missing or malformed id as the page's 404, anything else unchanged. */
export function throwRefusal(refusal: Error): never {
  if (isMissing(refusal)) throw data(null, { status: 404 });
  throw refusal;
}

const isMissing = (refusal: Error) => refusal instanceof ORPCError && (refusal.status === 404 || refusal.code === "malformed");
