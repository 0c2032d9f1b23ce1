import { ORPCError, safe } from "@orpc/client";
import { data } from "react-router";

/** What a call answers; an id that does not exist, or that the person may not see (D35), becomes the page's 404. */
export async function foundOr404<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [refusal, answer] = await safe(call);
  if (refusal === null) return answer as Answer;
  return throwRefusal(refusal);
}

/** What a call answers; null for what does not exist (D35). A call that failed fails the page: it is not taken for "there is none". */
export async function foundOrNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  const [refusal, answer] = await safe(call);
  if (refusal === null) return answer as Answer;
  if (isMissing(refusal)) return null;
  throw refusal;
}

/** Throws a refusal that a page cannot answer: what is missing, or no id at all, as the page's 404, everything else as it is. */
export function throwRefusal(refusal: Error): never {
  if (isMissing(refusal)) throw data(null, { status: 404 });
  throw refusal;
}

const isMissing = (refusal: Error) => refusal instanceof ORPCError && (refusal.status === 404 || refusal.code === "malformed");
