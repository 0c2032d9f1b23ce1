import type { findOperator } from "~/db/queries/people/operators.server";
import type { findSession } from "~/db/queries/people/sessions.server";
import type { SignedIn } from "~/domain/account/signed-in";

type Row<Find extends (...facts: never[]) => unknown> = NonNullable<Awaited<ReturnType<Find>>>;

/** Who is signed in, with the rows of the practice, of the user or the operator, and of the locations they see and may work in. */
export type CurrentSession = {
  readonly person: SignedIn;
  readonly tenant: Row<typeof findSession>["tenant"];
  readonly user: Row<typeof findSession>["user"];
  readonly operator: Row<typeof findOperator> | null;
  readonly locations: Row<typeof findSession>["locations"];
  /** Those of them where the person may work: the ones to choose from. */
  readonly workplaces: Row<typeof findSession>["locations"];
};
