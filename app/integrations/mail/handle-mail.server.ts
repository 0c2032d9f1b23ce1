import type { SendMail } from "../mail.server";
import type { MailPayload } from "./mail-payload";
import { type MailTexts, writeMail } from "./write-mail.server";

type MailMessage = { id: string; payload: Record<string, unknown> };

/**
 * Returns the outbox handler of the kind "mail", which writes the mail and sends it. A mail whose link expired while it waited is useless,
 * so it is not sent and counts as done.
 */
export function handleMail({ send, texts, clock }: { send: SendMail; texts: MailTexts; clock: () => Date }) {
  return async ({ id, payload }: MailMessage): Promise<void> => {
    const mail = payload as MailPayload;
    if ("expiresAt" in mail && new Date(mail.expiresAt) <= clock()) return;
    await send(writeMail(mail, texts), id);
  };
}
