import { MailAct, MailFrame, MailRow, sidesOf, unbroken } from "./mail-frame";
import type { OrderMail } from "./mail-payload";
import type { OrderMailTexts } from "./order-mail-texts";

type Props = { mail: Pick<OrderMail, "language" | "link">; texts: OrderMailTexts };

/** A mail about a placed order as HTML: what happened, to which lenses, and one button that leads to the order. */
export function OrderMailDocument({ mail, texts }: Props) {
  const sides = sidesOf(mail.language);
  return (
    <MailFrame language={mail.language} title={texts.subject} footer={texts.footer}>
      <p>{texts.greeting}</p>
      <p>{texts.body}</p>
      {texts.more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {[...texts.parts.entries()].map(([index, { title, facts, lines, track }]) => (
        <section key={index}>
          {title !== "" && <h2>{title}</h2>}
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          {track && (
            <p>
              <a href={track.link}>{track.label}</a>
            </p>
          )}
          <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              {[...lines.entries()].map(([index, { line, boxes }]) => (
                <MailRow key={index} sides={sides} end={boxes}>
                  {unbroken(line)}
                </MailRow>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <div className="after">
        <MailAct link={mail.link}>{texts.button}</MailAct>
      </div>
      <p className="quiet">
        <bdi dir="ltr">{mail.link}</bdi>
      </p>
      {texts.switchOff && (
        <p className="quiet">
          <a href={texts.switchOff.link}>{texts.switchOff.label}</a>
        </p>
      )}
    </MailFrame>
  );
}

/** The same as plain text, with links on their own lines. */
export function orderMailText({ link }: Pick<OrderMail, "link">, texts: OrderMailTexts): string {
  const parts = texts.parts.map(({ title, facts, lines, track }) =>
    [title, ...facts, ...lines.map(({ line, boxes }) => `- ${line}: ${boxes}`), ...(track ? [`${track.label}:`, track.link] : [])]
      .filter(Boolean)
      .join("\n"),
  );
  const switchOff = texts.switchOff ? [`${texts.switchOff.label}\n${texts.switchOff.link}`] : [];
  return [texts.greeting, texts.body, ...texts.more, ...parts, texts.button, link, ...switchOff, texts.footer].join("\n\n");
}
