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

/** An invitation or a reset link as HTML. */
export function KeyMailDocument({ mail, texts }: { mail: KeyMail; texts: KeyMailTexts }) {
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

/** The same as plain text; the link stands alone in its line. */
export function keyMailText({ link }: KeyMail, texts: KeyMailTexts): string {
  return [texts.greeting, texts.body, link, texts.until, texts.ignore, texts.footer].join("\n\n");
}
