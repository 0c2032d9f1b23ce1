import { ORPCError } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { refusedForm } from "~/components/patients/refused-form";
import type { PersonFormValues, RefusedPersonForm } from "~/components/people/person-form";
import { callsContext } from "~/context.server";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { shownAgain } from "~/middleware/read-form.server";

const ofRole: readonly string[] = ["accountOwner", "ownRole", "lastAdmin"];

/** The answer to a form of a person that was not saved: everything typed, and why; what no form is refused for is thrown on. */
export async function refusePersonForm(context: Readonly<RouterContextProvider>, refusal: Error, values: PersonFormValues) {
  const refused = await refusedPersonForm(context, refusal);
  if (!refused) return throwRefusal(refusal);
  return data({ values: shownAgain(values), refused }, { status: refusal instanceof ORPCError && refusal.status === 409 ? 409 : 422 });
}

async function refusedPersonForm(context: Readonly<RouterContextProvider>, refusal: Error): Promise<RefusedPersonForm | null> {
  const fields = refusedForm(refusal)?.fields;
  if (fields && Object.keys(fields).length > 0) return { mistakes: fields, taken: null };
  if (!(refusal instanceof ORPCError)) return null;
  if (ofRole.includes(refusal.code)) return { mistakes: { roleType: refusal.code }, taken: null };
  if (refusal.code !== "emailTaken") return null;
  const { users } = await context.get(callsContext).users.list();
  const taken = users.find(({ _id }) => _id === (refusal.data as { userId: string }).userId) ?? null;
  return { mistakes: { email: "emailTaken" }, taken };
}
