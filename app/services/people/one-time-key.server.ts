import type { PracticeDb } from "~/db/database.server";
import { insertOneTimeKey, spendKeys } from "~/db/queries/people/one-time-keys.server";
import { keyLifeMilliseconds, type OneTimeKeyKind } from "~/domain/account/key-life";
import { newSessionToken } from "../session/session-token.server";
import { sealKey } from "./sealed-key.server";

/**
 * Issues a new key of a person: `<tenant id>.<random id>`, stored hashed. Earlier keys of the kind stop working, so that only the newest
 * link works. An invitation's key is also stored sealed, because admins may copy its link; the key of a new e-mail with that e-mail.
 */
export async function issueOneTimeKey(
  db: PracticeDb,
  { tenantId, userId, kind, newEmail = null }: { tenantId: string; userId: string; kind: OneTimeKeyKind; newEmail?: string | null },
  { now, sealingSecret }: { now: Date; sealingSecret: string },
): Promise<{ key: string; expiresAt: Date }> {
  const { token, idHash } = newSessionToken(tenantId);
  const expiresAt = new Date(now.getTime() + keyLifeMilliseconds[kind]);
  await spendKeys(db, { userId, kind }, now);
  const sealedKey = kind === "invitation" ? sealKey(sealingSecret, { key: token, userId }) : null;
  await insertOneTimeKey(db.tx, { tenantId, keyHash: idHash, kind, userId, expiresAt, sealedKey, newEmail });
  return { key: token, expiresAt };
}
