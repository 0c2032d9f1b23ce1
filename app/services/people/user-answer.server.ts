import type { z } from "zod";
import type { userAnswer } from "~/calls/session";
import type { findOperator } from "~/db/queries/people/operators.server";
import type { UserRow } from "~/db/queries/people/people.server";
import { hasAcceptedPresent } from "~/domain/account/legal-versions";
import type { EditionCode } from "~/domain/edition";
import { versionOf } from "../version-of.server";

type UserAnswer = z.input<typeof userAnswer>;
type Operator = NonNullable<Awaited<ReturnType<typeof findOperator>>>;
type UserPractice = { edition: EditionCode; subDomain: string; tenantId: string; locationIds: string[] };

/** Returns a user of a practice in the shape of the calls. */
export function userAnswerOf(user: UserRow, { edition, subDomain, locationIds }: Omit<UserPractice, "tenantId">): UserAnswer {
  const { id, tenantId, email, firstName, lastName, group, isDoctor, role, status, passwordSet, isAccountOwner, language, startPage } =
    user;
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
    gpTermsAccepted: hasAcceptedPresent(user, edition),
    isAccountOwner,
    language,
    startPage,
    nameVersion: nameVersionOf(user),
  };
}

/** Returns the distributor's operator in the shape of the calls, in the practice they act in (D13). */
export function operatorAnswerOf(operator: Operator, { edition, ...workplace }: UserPractice): UserAnswer {
  const { id, email, firstName, lastName } = operator;
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
    gpTermsAccepted: hasAcceptedPresent(operator, edition),
    isAccountOwner: false,
    language: null,
    startPage: "products",
    nameVersion: nameVersionOf(operator),
    ...workplace,
  };
}

/** Returns the version of a person's name. */
export function nameVersionOf({ firstName, lastName }: Pick<UserRow, "firstName" | "lastName">): string {
  return versionOf([firstName, lastName]);
}
