import type { PracticeDb } from "~/db/database.server";
import { insertOutboxMessage } from "~/db/queries/practice/outbox.server";
import type { MailPayload } from "~/integrations/mail/mail-payload";
import { messageIdAt } from "./message-id.server";

/** Queues a mail in the transaction of the change that it reports; it is sent after the commit, or never. */
export async function queueMail(
  { tx, tenantId }: PracticeDb,
  payload: MailPayload,
  { subjectId, now }: { subjectId: string | null; now: Date },
): Promise<void> {
  await insertOutboxMessage(tx, { tenantId, id: messageIdAt(now), kind: "mail", subjectId, payload, availableAt: now });
}
