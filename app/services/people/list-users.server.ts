import { listUsers as readUsers } from "~/db/queries/people.server";
import { admin } from "../access.server";
import { userAnswerOf } from "./user-answer.server";

/** The people of the practice, by name. */
export const listUsers = admin.users.list.handler(async ({ context: { person, withTenant } }) => {
  const { tenantId, subDomain } = person;
  const people = await withTenant((tx) => readUsers(tx, tenantId));
  return { users: people.map(({ user, locationIds }) => userAnswerOf(user, { subDomain, locationIds })) };
});
