import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/domain/language";
import { fullName } from "~/domain/person-name";
import type { Namespace } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translate";
import { approvalMailTexts } from "./approval-mail-texts";
import { ConfirmationMailDocument, confirmationMailText } from "./confirmation-mail";
import { confirmationTexts } from "./confirmation-texts";
import { KeyMailDocument, type KeyMailTexts, keyMailText } from "./key-mail";
import type { FindMailFormats } from "./mail-formats";
import type {
  ApprovalMail,
  ConfirmationMail,
  KeyMail,
  MailPayload,
  OrderMail,
  RequestMail,
  SecurityMail,
  SessionMail,
} from "./mail-payload";
import { OrderMailDocument, orderMailText } from "./order-mail";
import { orderMailTexts } from "./order-mail-texts";
import type { WrittenMail } from "./written-mail";

/** The texts of a language and the formats of a market; passed in, because this layer does not know how they are stored. */
export type MailTexts = { translate: (language: Language) => Translate<Namespace[]>; formats: FindMailFormats };

/** Writes a queued mail in the language of its reader. */
export function writeMail(mail: MailPayload, texts: MailTexts): WrittenMail {
  if (mail.template === "orderConfirmation") return writeConfirmation(mail, texts);
  if ("by" in mail) return writeApprovalMail(mail, texts);
  if ("confirmationNum" in mail) return writeOrderMail(mail, texts);
  return "device" in mail ? writeSecurityMail(mail, texts) : writeKeyMail(mail, texts);
}

function writeKeyMail(mail: KeyMail, { translate }: MailTexts): WrittenMail {
  const texts = keyMailTexts(mail, translate(mail.language));
  const html = htmlOf(<KeyMailDocument mail={mail} texts={texts} />);
  return { to: mail.to, subject: texts.subject, html, text: keyMailText(mail, texts) };
}

function writeSecurityMail(mail: SecurityMail | SessionMail, { translate, formats }: MailTexts): WrittenMail {
  const t = translate(mail.language);
  const { template, practiceName, device } = mail;
  const { dayAndTime, isolate, isolateLtr } = formats(mail.language, mail.edition);
  const reporter = "reportedBy" in mail ? fullName(mail.reportedBy, mail.language) : "";
  const names = [device.browser, device.system].filter((name) => name !== null).join(", ");
  const texts: KeyMailTexts = {
    subject: t(`mails:${template}.subject`, { practice: practiceName }),
    greeting: t("mails:greeting", { name: fullName(mail, mail.language) }),
    body: t(`mails:${template}.body`, { practice: practiceName, name: isolate(reporter) }),
    button: t(reporter === "" ? "mails:security.button" : "mails:sessionReported.button"),
    until: t(names === "" ? "mails:security.when" : "mails:security.whenOn", {
      at: isolateLtr(dayAndTime(mail.at)),
      device: isolate(names),
    }),
    ignore: t(reporter === "" ? "mails:security.notYou" : "mails:sessionReported.advice"),
    footer: t("mails:footer"),
  };
  return {
    to: mail.to,
    subject: texts.subject,
    html: htmlOf(<KeyMailDocument mail={mail} texts={texts} />),
    text: keyMailText(mail, texts),
  };
}

function writeConfirmation(mail: ConfirmationMail, { translate, formats }: MailTexts): WrittenMail {
  const texts = confirmationTexts(mail, translate(mail.language), formats(mail.language, mail.edition));
  const html = htmlOf(<ConfirmationMailDocument mail={mail} texts={texts} />);
  return { to: mail.to, subject: texts.subject, html, text: confirmationMailText(mail, texts) };
}

function writeOrderMail(mail: OrderMail | RequestMail, { translate, formats }: MailTexts): WrittenMail {
  const texts = orderMailTexts(mail, translate(mail.language), formats(mail.language, mail.edition));
  const html = htmlOf(<OrderMailDocument mail={mail} texts={texts} />);
  return { to: mail.to, subject: texts.subject, html, text: orderMailText(mail, texts) };
}

function writeApprovalMail(mail: ApprovalMail, { translate, formats }: MailTexts): WrittenMail {
  const texts = approvalMailTexts(mail, translate(mail.language), formats(mail.language, mail.edition));
  const html = htmlOf(<OrderMailDocument mail={mail} texts={texts} />);
  return { to: mail.to, subject: texts.subject, html, text: orderMailText(mail, texts) };
}

const htmlOf = (document: ReactElement) => `<!DOCTYPE html>${renderToStaticMarkup(document)}`;

function keyMailTexts(mail: KeyMail, t: Translate<Namespace[]>): KeyMailTexts {
  const { template, practiceName } = mail;
  return {
    subject: t(`mails:${template}.subject`, { practice: practiceName }),
    greeting: t("mails:greeting", { name: fullName(mail, mail.language) }),
    body: t(`mails:${template}.body`, { practice: practiceName }),
    button: t(`mails:${template}.button`),
    until: t(`mails:${template}.until`),
    ignore: t(`mails:${template}.ignore`),
    footer: t("mails:footer"),
  };
}
