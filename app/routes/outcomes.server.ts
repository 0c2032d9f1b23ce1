import { ORPCError } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { requestContext } from "~/middleware/request-facts.server";

/** Why a call refused. `fields` has a code for each invalid field; null when the refusal concerns the whole. */
export type Refusal = { code: string; values: unknown; status: number; fields: Record<string, string> | null };

/** Returns the refusal of a call in the form that pages show. Rethrows failures on our side (status 500 and above). */
export function refusalOf(error: unknown): Refusal {
  if (!isRefusal(error)) throw error;
  const fields = refusedFields(error);
  return { code: error.code, values: error.data, status: fields ? 422 : error.status, fields };
}

/**
 * Returns the response to a form that could not be processed, with the status of its refusal: `answer` returns what the page shows,
 * including everything typed (D69), or null when the page has no text for it; the error is then rethrown, as 404 for what does not exist.
 * Failures on our side are logged and returned as the code "failed" with status 500 (D38): a browser repeats what a gateway could not
 * deliver, but not this.
 */
export async function answerRefusal<Answer extends object>(
  context: Readonly<RouterContextProvider>,
  error: Error,
  answer: (refusal: Refusal) => Answer | null | Promise<Answer | null>,
) {
  const refusal = isRefusal(error) ? refusalOf(error) : { code: "failed", values: null, status: 500, fields: null };
  const answered = await answer(refusal);
  if (answered === null) return throwRefusal(error);
  if (refusal.status === 500) context.get(requestContext).log.error({ err: error }, "a form could not be processed");
  return data(answered, { status: refusal.status });
}

const isRefusal = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError && error.status < 500;

type Refused = { fields?: Record<string, string>; issues?: readonly { path: string[]; code: string }[] };

/** Assigns texts that cannot be stored to their fields; forms send nothing else that is malformed. */
function refusedFields({ code, data: refused }: ORPCError<string, unknown>): Record<string, string> | null {
  const { fields = {}, issues = [] } = (refused ?? {}) as Refused;
  if (code === "invalidFields") return fields;
  if (code !== "malformed" || issues.length === 0) return null;
  const named = issues.flatMap((issue) => {
    const mistake = unreadable[issue.code];
    const field = issue.path.at(-1);
    return mistake && field ? [[field, mistake] as const] : [];
  });
  return named.length === issues.length ? Object.fromEntries(named) : null;
}

const unreadable: Readonly<Record<string, string>> = { unreadableText: "unreadableText", too_big: "textTooLong" };
