import type { PracticeDb } from "~/db/database.server";
import { listUsers } from "~/db/queries/people/people.server";
import type { SessionMail } from "~/integrations/mail/mail-payload";
import type { SignedInContext } from "../call-context.server";
import { queueMail } from "../outbox/queue-mail.server";
import { publicLink } from "./public-link.server";

type Reported = { createdAt: Date; device: SessionMail["device"] | null };

/** Queues a mail to the other admins of the practice: a colleague ended a session that somebody else had begun in the colleague's name. */
export async function queueSessionReports(
  db: PracticeDb,
  { createdAt, device }: Reported,
  { person, workplaceAt, settings, now }: SignedInContext,
): Promise<void> {
  if (person.kind !== "user") return;
  const { tenant } = workplaceAt(person.locationId);
  const people = (await listUsers(db)).map(({ user }) => user);
  const admins = people.filter(({ id, role, status }) => role === "practiceAdmin" && status === "active" && id !== person.id);
  for (const { id, email, firstName, lastName, language } of admins) {
    const mail: SessionMail = {
      ...{ template: "sessionReported", to: email, firstName, lastName, language: language ?? tenant.language },
      ...{ practiceName: tenant.practiceName, edition: tenant.countryCode },
      link: publicLink(settings.publicUrl, tenant.subDomain, "/settings/audit"),
      at: createdAt.toISOString(),
      device: device ?? { browser: null, system: null },
      reportedBy: { firstName: person.firstName, lastName: person.lastName },
    };
    await queueMail(db, mail, { subjectId: id, now });
  }
}
