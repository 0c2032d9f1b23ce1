import type { SendMail } from "../mail.server";
import type { WrittenMail } from "./written-mail";

/** The mails of the demo (D42): they go nowhere and are read in the browser. */
export type Mailbox = {
  readonly send: SendMail;
  /** The newest first; a mail that is sent again is listed once. */
  readonly list: () => readonly ({ id: string } & WrittenMail)[];
};

const keptMails = 200;

/** A mailbox in memory that keeps the last 200 mails. */
export function openMailbox(): Mailbox {
  const mails = new Map<string, WrittenMail>();
  return {
    send: async (mail, id) => {
      mails.delete(id);
      mails.set(id, mail);
      for (const oldest of [...mails.keys()].slice(0, -keptMails)) mails.delete(oldest);
    },
    list: () => [...mails].map(([id, mail]) => ({ id, ...mail })).reverse(),
  };
}
