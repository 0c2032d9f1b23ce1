import { isDefinedError, ORPCError, safe } from "@orpc/client";
import { data } from "react-router";

/** What a call answers; an id that does not exist, or that the person may not see (D35), becomes the page's 404. */
export async function foundOr404<Answer>(call: Promise<Answer>): Promise<Answer> {
  const [refusal, answer] = await safe(call);
  if (refusal === null) return answer as Answer;
  const isMissing = (isDefinedError(refusal) || refusal instanceof ORPCError) && (refusal as ORPCError<string, unknown>).status === 404;
  throw isMissing ? data(null, { status: 404 }) : refusal;
}
