import { ORPCError } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { type RefusedForm, refusedForm } from "~/components/patients/refused-form";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { shownAgain } from "~/middleware/read-form.server";
import { requestContext } from "~/middleware/request-facts.server";

/**
 * The answer to a form that was not saved: everything typed, and why (D69). 422 for a rule, 400 for what no form sends;
 * what failed on our side is logged and said kindly (D38), as 500: the browser repeats what a gateway could not deliver, not this. A session that ended, a foreign id and what the role does not allow
 * are no answers of a form and are thrown on.
 */
export function refuseForm<Values>(context: Readonly<RouterContextProvider>, refusal: Error, values: Values) {
  const refused = refusedForm(refusal);
  if (refused) return data({ values: shownAgain(values), refused }, { status: refused.code === "failed" ? 400 : 422 });
  if (refusal instanceof ORPCError && refusal.status < 500) return throwRefusal(refusal);
  context.get(requestContext).log.error({ err: refusal }, "a form was not saved");
  const failed: RefusedForm = { fields: {}, code: "failed" };
  return data({ values, refused: failed }, { status: 500 });
}
