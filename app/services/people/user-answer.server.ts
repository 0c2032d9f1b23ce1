import type { z } from "zod";
import type { userAnswer } from "~/calls/session";
import type { findOperator } from "~/db/queries/operators.server";
import type { UserRow } from "~/db/queries/people.server";

type UserAnswer = z.input<typeof userAnswer>;
type Operator = NonNullable<Awaited<ReturnType<typeof findOperator>>>;
type Place = { subDomain: string; tenantId: string; locationIds: string[] };

/** A user of a practice as calls answer it. */
export function userAnswerOf(user: UserRow, { subDomain, locationIds }: Omit<Place, "tenantId">): UserAnswer {
  const { id, tenantId, email, firstName, lastName, group, isDoctor, role, status, passwordSet, isAccountOwner, language } = user;
  return {
    _id: id,
    tenantId,
    email,
    firstName,
    lastName,
    group,
    isDoctor,
    role,
    status,
    subDomain,
    locationIds,
    passwordSet,
    gpTermsAccepted: user.termsAcceptedAt !== null,
    isAccountOwner,
    language,
  };
}

/** The distributor's operator as calls answer them, in the practice they act in (D13). */
export function operatorAnswerOf({ id, email, firstName, lastName, termsAcceptedAt }: Operator, place: Place): UserAnswer {
  return {
    _id: id,
    email,
    firstName,
    lastName,
    group: "operators",
    isDoctor: false,
    role: "lensFerryAdmin",
    status: "active",
    passwordSet: true,
    gpTermsAccepted: termsAcceptedAt !== null,
    isAccountOwner: false,
    language: null,
    ...place,
  };
}
