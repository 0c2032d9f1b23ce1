import { ORPCError } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { requestContext } from "~/middleware/request-facts.server";

/** Why a call refused. `fields` holds a code for each field that cannot be taken; null where the refusal is of the whole. */
export type Refusal = { code: string; values: unknown; status: number; fields: Record<string, string> | null };

/** A refusal of a call as a form tells it. What failed on our side (a status of 500 and above) is thrown on. */
export function refusalOf(error: unknown): Refusal {
  if (!isRefusal(error)) throw error;
  const fields = refusedFields(error);
  return { code: error.code, values: error.data, status: fields ? 422 : error.status, fields };
}

/**
 * The answer of a form that could not be processed, with the status of its refusal: `answer` says what the page shows, everything typed above all
 * (D69). Null means that the page has no words for it: then it is thrown on, what does not exist as 404. What failed on our side is
 * logged and told as the code "failed" with status 500 (D38): a browser sends again what a gateway could not deliver, not this.
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

/** Texts that cannot be stored belong to their fields; whatever else is malformed no form sends. */
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
