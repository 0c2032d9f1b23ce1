import { listUsers as readUsers } from "~/db/queries/people.server";
import { admin } from "../access.server";
import { answerPeople } from "./answer-people.server";

/** The people of the practice, by name. */
export const listUsers = admin.users.list.handler(({ context }) =>
  context.read(async (db) => ({ users: await answerPeople(db, context, await readUsers(db)) })),
);
