import type { SendMail } from "../mail.server";
import type { WrittenMail } from "./written-mail";

/** The mails of the demo (D42): they are not sent but read in the browser. */
export type Mailbox = {
  readonly send: SendMail;
  /** Newest first; a mail that is sent again is listed once. */
  readonly list: () => readonly ({ id: string } & WrittenMail)[];
};

const mailboxMax = 200;

/** Returns an in-memory mailbox that keeps the last 200 mails. */
export function openMailbox(): Mailbox {
  const mails = new Map<string, WrittenMail>();
  return {
    send: async (mail, id) => {
      mails.delete(id);
      mails.set(id, mail);
      for (const oldest of [...mails.keys()].slice(0, -mailboxMax)) mails.delete(oldest);
    },
    list: () => [...mails].map(([id, mail]) => ({ id, ...mail })).reverse(),
  };
}
