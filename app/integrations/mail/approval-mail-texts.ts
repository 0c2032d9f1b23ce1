import { fullName } from "~/domain/person-name";
import type { Namespace } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translate";
import type { MailFormats } from "./mail-formats";
import type { ApprovalMail } from "./mail-payload";
import type { OrderMailTexts } from "./order-mail-texts";

/** Returns the sentences of a mail about a cart that waits for approval, or was declined, in the reader's language. */
export function approvalMailTexts(mail: ApprovalMail, t: Translate<Namespace[]>, format: MailFormats): OrderMailTexts {
  const { template, language, practiceName, locationName, boxesQuantity } = mail;
  const values = {
    name: format.isolate(fullName(mail.by, language)),
    amount: format.isolate(format.money(mail.gross)),
    boxes: t("common:units.items", { count: boxesQuantity }),
    practice: format.isolate(practiceName),
    location: format.isolate(locationName),
  };
  return {
    subject: t(`mails:${template}.subject`, values),
    greeting: t("mails:greeting", { name: format.isolate(fullName(mail, language)) }),
    body: t(`mails:${template}.body`, values),
    more: [t(`mails:${template}.next`)],
    parts: [],
    button: t(`mails:${template}.button`),
    switchOff: { label: t("mails:switchOff"), link: mail.mailsLink },
    footer: t("mails:footer"),
  };
}
