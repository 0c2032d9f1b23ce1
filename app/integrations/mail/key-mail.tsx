import { MailAct, MailFrame } from "./mail-frame";
import type { KeyMail } from "./mail-payload";

/** The sentences of a mail with a link, in the person's language. */
export type KeyMailTexts = {
  subject: string;
  greeting: string;
  body: string;
  button: string;
  until: string;
  ignore: string;
  footer: string;
};

/** A mail with one link as HTML: an invitation, a reset, or an event of an account. */
export function KeyMailDocument({ mail, texts }: { mail: Pick<KeyMail, "language" | "link">; texts: KeyMailTexts }) {
  return (
    <MailFrame language={mail.language} title={texts.subject} footer={texts.footer}>
      <p>{texts.greeting}</p>
      <p>{texts.body}</p>
      <MailAct link={mail.link}>{texts.button}</MailAct>
      <p className="quiet">{texts.until}</p>
      <p className="quiet">
        <bdi dir="ltr">{mail.link}</bdi>
      </p>
      <p className="quiet">{texts.ignore}</p>
    </MailFrame>
  );
}

/** The same as plain text, with the link on its own line. */
export function keyMailText({ link }: Pick<KeyMail, "link">, texts: KeyMailTexts): string {
  return [texts.greeting, texts.body, link, texts.until, texts.ignore, texts.footer].join("\n\n");
}
