import type { PracticeDb } from "~/db/database.server";
import { findUser } from "~/db/queries/people/people.server";
import { findTenant } from "~/db/queries/practice/tenants.server";
import { deviceOf } from "~/domain/account/device";
import type { SecurityMail } from "~/integrations/mail/mail-payload";
import type { CallContext } from "../call-context.server";
import { queueMail } from "../outbox/queue-mail.server";
import { publicLink } from "./public-link.server";

/**
 * Notifies a person of the practice by mail of an event of the account: a sign-in on an unknown browser (D7), a new password or e-mail. Not
 * for the very first sign-in, which the invitation announced.
 */
export async function queueSecurityMail(
  db: PracticeDb,
  template: SecurityMail["template"],
  userId: string,
  { settings, carrier, now }: Pick<CallContext, "settings" | "carrier" | "now">,
): Promise<void> {
  const user = await findUser(db, userId);
  const tenant = await findTenant(db);
  if (!user || !tenant || (template === "newDevice" && user.lastSignedInAt === null)) return;
  const { email, firstName, lastName, language } = user;
  const mail: SecurityMail = {
    ...{ template, to: email, firstName, lastName, language: language ?? tenant.language, practiceName: tenant.practiceName },
    edition: tenant.countryCode,
    link: publicLink(settings.publicUrl, tenant.subDomain, "/settings/security"),
    at: now.toISOString(),
    device: deviceOf(carrier.userAgent),
  };
  await queueMail(db, mail, { subjectId: user.id, now });
}
