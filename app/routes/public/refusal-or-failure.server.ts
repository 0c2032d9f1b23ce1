import { ORPCError } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/middleware/request-facts.server";
import { refusalOf } from "./refusal-of";

/**
 * Why a public form was not done, as it shows it beside what was typed. What failed on our side is logged and said kindly (D38), as 500
 * with the code "failed"; where nobody could answer, the request as a whole becomes 503.
 */
export function refusalOrFailure(context: Readonly<RouterContextProvider>, error: Error): ReturnType<typeof refusalOf> {
  if (error instanceof ORPCError && error.status < 500) return refusalOf(error);
  context.get(requestContext).log.error({ err: error }, "a form was not done");
  return { code: "failed", status: 500, values: undefined };
}
