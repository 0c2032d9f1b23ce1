import { editionOf } from "~/editions/editions";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { marketOf } from "~/i18n/market";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import type { MailTexts } from "~/integrations/mail/write-mail.server";

/** The texts and formats of the portal, for mails. */
export const mailTexts: MailTexts = {
  translate: translateFor,
  formats: (language, edition) => ({ ...formatFor(language, marketOf(editionOf(edition))), isolate, isolateLtr }),
};
