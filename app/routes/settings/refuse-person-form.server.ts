import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import type { PersonFormValues, RefusedPersonForm } from "~/forms/people/person-form";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { answerRefusal, type Refusal } from "../outcomes.server";

type Context = Readonly<RouterContextProvider>;

const ofRole: readonly string[] = ["accountOwner", "ownRole", "lastAdmin"];
const ofPassword: readonly string[] = ["passwordWrong", "accountLockedWait", "tooManyInvalidLogins"];

/** Returns the response to a person's form that was not saved: everything typed, and why; other errors are rethrown. */
export function refusePersonForm(context: Context, error: Error, values: PersonFormValues, presentPassword = "") {
  return answerRefusal(context, error, async (refusal) => {
    const refused = await refusedPersonForm(context, refusal, presentPassword);
    return refused && { values: withoutUnstorable(values), refused };
  });
}

async function refusedPersonForm(
  context: Context,
  { code, values, fields }: Refusal,
  presentPassword: string,
): Promise<RefusedPersonForm | null> {
  if (fields && Object.keys(fields).length > 0) return { mistakes: fields, taken: null };
  if (ofRole.includes(code)) return { mistakes: { roleType: code }, taken: null };
  if (ofPassword.includes(code)) return { mistakes: { presentPassword: presentPassword === "" ? "passwordRequired" : code }, taken: null };
  if (code !== "emailTaken") return null;
  const { users } = await context.get(callsContext).users.list();
  return { mistakes: { email: code }, taken: users.find(({ _id }) => _id === (values as { userId: string }).userId) ?? null };
}
