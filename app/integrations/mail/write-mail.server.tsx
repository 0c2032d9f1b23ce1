import type { FlatNamespace, TFunction } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/domain/language";
import { fullName } from "~/domain/person-name";
import { KeyMailDocument, type KeyMailTexts, keyMailText } from "./key-mail";
import type { KeyMail, MailPayload } from "./mail-payload";
import type { WrittenMail } from "./written-mail";

/** The texts of a language; handed in, because this layer does not know how they are kept. */
export type Translate = (language: Language) => TFunction<FlatNamespace[]>;

/** Writes a queued mail in the language of its reader. */
export function writeMail(mail: MailPayload, translate: Translate): WrittenMail {
  const texts = keyMailTexts(mail, translate(mail.language));
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<KeyMailDocument mail={mail} texts={texts} />)}`;
  return { to: mail.to, subject: texts.subject, html, text: keyMailText(mail, texts) };
}

function keyMailTexts(mail: KeyMail, t: TFunction<FlatNamespace[]>): KeyMailTexts {
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
