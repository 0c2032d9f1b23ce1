import type { Language } from "~/domain/language";

/** A mail with a one-time link: an invitation or a new password (D9). `expiresAt` is an ISO instant. */
export type KeyMail = {
  template: "invitation" | "reset";
  to: string;
  language: Language;
  firstName: string;
  lastName: string;
  practiceName: string;
  link: string;
  expiresAt: string;
};

/** What a queued mail holds: the values, not the words, which are written when it leaves. A new template is one more shape here. */
export type MailPayload = KeyMail;
