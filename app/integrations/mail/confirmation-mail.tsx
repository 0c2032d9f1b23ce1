import type { ConfirmationTexts } from "./confirmation-texts";
import { MailFrame } from "./mail-frame";
import type { ConfirmationMail } from "./mail-payload";

/** An order confirmation as HTML. */
export function ConfirmationMailDocument({ mail, texts }: { mail: ConfirmationMail; texts: ConfirmationTexts }) {
  return (
    <MailFrame language={mail.language} title={texts.subject} footer={texts.footer}>
      <p>{texts.greeting}</p>
      <p>{texts.body}</p>
      <ul>
        {texts.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {texts.orders.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {[...lines.entries()].map(([index, line]) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a className="act" href={mail.link}>
          {texts.button}
        </a>
      </p>
      <p className="quiet">
        <bdi dir="ltr">{mail.link}</bdi>
      </p>
    </MailFrame>
  );
}

/** The same as plain text; the link stands alone in its line. */
export function confirmationMailText({ link }: ConfirmationMail, texts: ConfirmationTexts): string {
  const orders = texts.orders.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join("\n"));
  return [texts.greeting, texts.body, texts.facts.join("\n"), ...orders, texts.button, link, texts.footer].join("\n\n");
}
