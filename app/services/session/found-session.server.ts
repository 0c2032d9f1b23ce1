import type { findOperator } from "~/db/queries/people/operators.server";
import type { findSession } from "~/db/queries/people/sessions.server";
import type { Changes } from "~/db/queries/practice/changes.server";
import type { SignedIn } from "~/domain/account/signed-in";

type Row<Find extends (...facts: never[]) => unknown> = NonNullable<Awaited<ReturnType<Find>>>;

/** The rows of a session, with what may have changed since the request's snapshot (D175) if it has one. */
export type FoundSession = Row<typeof findSession> & { readonly changes?: Changes };

/**
 * The signed-in person, with the rows of the session, of the practice, of the user or operator, and of the locations that they can see and
 * may work in.
 */
export type CurrentSession = {
  readonly person: SignedIn;
  readonly session: Row<typeof findSession>["session"];
  readonly tenant: Row<typeof findSession>["tenant"];
  readonly user: Row<typeof findSession>["user"];
  readonly operator: Row<typeof findOperator> | null;
  readonly locations: Row<typeof findSession>["locations"];
  /** The locations where the person may work, to choose from. */
  readonly workplaces: Row<typeof findSession>["locations"];
  /** Which transactions wrote these rows (`findSessionVersion`). */
  readonly version: string;
  /** What may have changed since the request's snapshot (D175); null when it has none. */
  readonly changes: Changes | null;
};
