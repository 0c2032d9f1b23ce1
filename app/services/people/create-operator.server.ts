import { hash } from "@node-rs/argon2";
import { v7 as newId } from "uuid";
import type { OpenedDatabase } from "~/db/open.server";
import { schema } from "~/db/schema.server";
import type { PasswordCode } from "~/domain/account/check-password";
import { checkEmail, normaliseEmail, storedEmail } from "~/domain/account/email";
import { permitted, refused, type Verdict } from "~/domain/verdict";
import { checkNewPassword } from "./check-new-password.server";

export type NewOperator = { email: string; firstName: string; lastName: string; password: string };
export type OperatorRefusal = "emailRequired" | "emailInvalid" | "emailKnown" | "nameRequired" | PasswordCode;

/**
 * Creates an operator (D13), the first person of a new database (D34). No door may write operators, so this works as the owner of the
 * tables and only from the command line. The terms are accepted at the first sign-in. A refusal writes nothing.
 */
export async function createOperator(
  { owner }: Pick<OpenedDatabase, "owner">,
  { email, firstName, lastName, password }: NewOperator,
  { breachedPasswords, now }: { breachedPasswords: string | null; now: Date },
): Promise<Verdict<undefined, OperatorRefusal>> {
  const address = checkEmail(email);
  if (!address.permitted) return refused(address.code);
  if (firstName.trim() === "" || lastName.trim() === "") return refused("nameRequired");
  const strength = await checkNewPassword(breachedPasswords, { password, email });
  if (!strength.permitted) return refused(strength.code);
  const written = await owner
    .insert(schema.operators)
    .values({
      id: newId(),
      email: storedEmail(email),
      emailKey: normaliseEmail(email),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      passwordHash: await hash(password),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: schema.operators.id });
  return written.length > 0 ? permitted : refused("emailKnown");
}
