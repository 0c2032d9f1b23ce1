import { editionOf } from "~/editions/editions";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { marketOf } from "~/i18n/market";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import type { MailWords } from "~/integrations/mail/write-mail.server";

/** The texts and formats of the portal, for mails. */
export const mailWords: MailWords = {
  translate: translateFor,
  formats: (language, edition) => ({ ...formatFor(language, marketOf(editionOf(edition))), isolate, isolateLtr }),
};
