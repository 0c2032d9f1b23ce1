import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import { type PersonFormValues, personFormOf, type RefusedPersonForm } from "~/forms/people/person-form";
import { savedMeanwhile } from "~/forms/saved-meanwhile";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { answerRefusal, type Refusal } from "../outcomes.server";

type Context = Readonly<RouterContextProvider>;

const ofRole: readonly string[] = ["accountOwner", "ownRole", "lastAdmin"];
const ofPassword: readonly string[] = ["passwordWrong", "accountLockedWait", "tooManyInvalidLogins"];

/** What only the form of an existing person sends: the caller's password, and whether it asks for locations. */
type More = { presentPassword?: string; asksLocations?: boolean };

/** Returns the response to a person's form that was not saved: everything typed, and why; other errors are rethrown. */
export function refusePersonForm(
  context: Context,
  error: Error,
  values: PersonFormValues,
  { presentPassword = "", asksLocations = false }: More = {},
) {
  return answerRefusal(context, error, async (refusal) => {
    if (refusal.code === "changedElsewhere") return refuseOverwriting(context, values, asksLocations);
    const refused = await refusedPersonForm(context, refusal, presentPassword);
    return refused && { values: withoutUnstorable(values), refused };
  });
}

/** Somebody else saved first: returns what was typed, what is stored by now, and the version to save on top of it. */
async function refuseOverwriting(context: Context, typed: PersonFormValues, asksLocations: boolean) {
  const { users } = await context.get(callsContext).users.list();
  const person = users.find(({ _id }) => _id === typed.id);
  if (!person) return null;
  const stored = personFormOf(person);
  const names = (["firstName", "lastName", "email", "roleType", "locationIds"] as const).filter(
    (name) => asksLocations || name !== "locationIds",
  );
  const refused: RefusedPersonForm = { mistakes: {}, taken: null, meanwhile: savedMeanwhile(names, typed, stored) };
  return { values: { ...typed, version: stored.version }, refused };
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
