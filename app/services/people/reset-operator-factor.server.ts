import { eq } from "drizzle-orm";
import type { OpenedDatabase } from "~/db/open.server";
import { schema } from "~/db/schema.server";
import { normaliseEmail } from "~/domain/account/email";

/**
 * Turns off the second factor of an operator who lost phone and recovery codes; earlier sessions end, as after a new password. Works as the
 * owner of the tables and only from the command line. Returns whether there is an operator with this e-mail.
 */
export async function resetOperatorFactor({ owner }: Pick<OpenedDatabase, "owner">, email: string, now: Date): Promise<boolean> {
  const { operators } = schema;
  const none = { sealedFactor: null, factorSince: null, factorStep: 0, recoveryHashes: [] };
  const [found] = await owner
    .update(operators)
    .set({ ...none, passwordSetAt: now })
    .where(eq(operators.emailKey, normaliseEmail(email)))
    .returning({ id: operators.id });
  return found !== undefined;
}
