import { loadOnce } from "~/db/load-once.server";
import { findOperator } from "~/db/queries/people/operators.server";
import { findUser } from "~/db/queries/people/people.server";
import type { SignedInContext } from "../call-context.server";

/** Returns the row of the signed-in person, of the practice or of the distributor's operators; null when it no longer exists. */
export function findOwnRow({ person, read, doors }: Pick<SignedInContext, "person" | "read" | "doors">) {
  if (person.kind === "operator") return doors.readOperator((tx) => findOperator(tx, person.id));
  return read((db) => loadOnce(db, `user ${person.id}`, () => findUser(db, person.id)));
}
