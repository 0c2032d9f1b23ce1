import type { PracticeDb } from "~/db/database.server";
import type { UserRow } from "~/db/queries/people/people.server";
import { dropMailsAbout } from "~/db/queries/practice/outbox.server";
import type { TenantRow } from "~/db/queries/practice/tenants.server";
import type { KeyMail } from "~/integrations/mail/mail-payload";
import { queueMail } from "../outbox/queue-mail.server";
import type { ServiceSettings } from "../service-settings.server";
import { issueOneTimeKey } from "./one-time-key.server";
import { publicLink } from "./public-link.server";

type Recipient = {
  user: Pick<UserRow, "id" | "email" | "firstName" | "lastName" | "language">;
  tenant: Pick<TenantRow, "tenantId" | "practiceName" | "subDomain" | "language">;
};

/** What the links of keys are made with. */
export type KeySettings = Pick<ServiceSettings, "publicUrl" | "sealingSecret">;

/** The page for each kind of key. */
const paths: Record<KeyMail["template"], (key: string) => string> = {
  invitation: (key) => `/register?key=${encodeURIComponent(key)}`,
  reset: (key) => `/reset-password/${encodeURIComponent(key)}`,
  confirmEmail: (key) => `/confirm-email/${encodeURIComponent(key)}`,
};

/**
 * Issues an invitation or reset key and queues its mail in the same transaction, in the person's language or else the
 * practice's.
 */
export async function queueKeyMail(
  db: PracticeDb,
  kind: KeyMail["template"],
  { user, tenant }: Recipient,
  { settings, now }: { settings: KeySettings; now: Date },
): Promise<void> {
  const { publicUrl, sealingSecret } = settings;
  const { key, expiresAt } = await issueOneTimeKey(db, { tenantId: tenant.tenantId, userId: user.id, kind }, { now, sealingSecret });
  await queueLink(db, kind, { user, tenant }, { key, expiresAt, publicUrl, now });
}

/** Returns the link for accepting an invitation. */
export function registrationLinkOf(key: string, { publicUrl, subDomain }: { publicUrl: string; subDomain: string }): string {
  return publicLink(publicUrl, subDomain, paths.invitation(key));
}

/** Queues the mail with the link of an issued key, and drops an earlier one that waits: its link no longer works. */
export async function queueLink(
  db: PracticeDb,
  kind: KeyMail["template"],
  { user, tenant }: Recipient,
  { key, expiresAt, publicUrl, now }: { key: string; expiresAt: Date; publicUrl: string; now: Date },
): Promise<void> {
  const link = publicLink(publicUrl, tenant.subDomain, paths[kind](key));
  const mail: KeyMail = {
    template: kind,
    to: user.email,
    language: user.language ?? tenant.language,
    firstName: user.firstName,
    lastName: user.lastName,
    practiceName: tenant.practiceName,
    link,
    expiresAt: expiresAt.toISOString(),
  };
  await dropMailsAbout(db, { subjectId: user.id, template: kind }, now);
  await queueMail(db, mail, { subjectId: user.id, now });
}
