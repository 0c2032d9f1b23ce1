import { v7 as uuid } from "uuid";
import type { PracticeDb } from "~/db/database.server";
import { insertOutboxMessage } from "~/db/queries/practice/outbox.server";
import type { MailPayload } from "~/integrations/mail/mail-payload";

/** Queues a mail in the transaction of what it tells about; it leaves after the commit, or never. */
export async function queueMail(
  { tx, tenantId }: PracticeDb,
  payload: MailPayload,
  { subjectId, now }: { subjectId: string | null; now: Date },
): Promise<void> {
  await insertOutboxMessage(tx, { tenantId, id: uuid(), kind: "mail", subjectId, payload, availableAt: now });
}
