import type { ConfirmationTexts } from "./confirmation-texts";
import { MailAct, MailFrame, MailRow, type MailSides, sidesOf } from "./mail-frame";
import type { ConfirmationMail } from "./mail-payload";

/** An order confirmation as HTML. */
export function ConfirmationMailDocument({ mail, texts }: { mail: ConfirmationMail; texts: ConfirmationTexts }) {
  const sides = sidesOf(mail.language);
  return (
    <MailFrame language={mail.language} title={texts.subject} footer={texts.footer}>
      <p>{texts.greeting}</p>
      <p>{texts.body}</p>
      <ul className="facts">
        {texts.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <MailAct link={mail.link}>{texts.button}</MailAct>
      <p>
        {texts.changeable} <a href={mail.link}>{texts.change}</a>
      </p>
      {texts.orders.map((order) => (
        <MailedOrder key={order.title} order={order} sides={sides} />
      ))}
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {texts.sums.map(({ label, amount }, index) => (
            <MailRow key={label} sides={sides} strong={index === texts.sums.length - 1} end={amount}>
              {label}
            </MailRow>
          ))}
        </tbody>
      </table>
      <p className="quiet">
        <bdi dir="ltr">{mail.link}</bdi>
      </p>
    </MailFrame>
  );
}

function MailedOrder({ order: { title, products }, sides }: { order: ConfirmationTexts["orders"][number]; sides: MailSides }) {
  return (
    <section>
      <h2>{title}</h2>
      {[...products.entries()].map(([index, { line, lenses }]) => (
        <table key={index} role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td colSpan={2} align={sides.start}>
                {line}
              </td>
            </tr>
            {[...lenses.entries()].map(([index, { values, boxes }]) => (
              <MailRow key={index} sides={sides} end={boxes}>
                {values}
              </MailRow>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

/** The same as plain text; the link stands alone in its line. */
export function confirmationMailText({ link }: ConfirmationMail, texts: ConfirmationTexts): string {
  const orders = texts.orders.map(({ title, products }) => [title, ...products.flatMap(linesOf)].join("\n"));
  const sums = texts.sums.map(({ label, amount }) => `${label}: ${amount}`).join("\n");
  const facts = [...texts.facts, texts.changeable].join("\n");
  return [texts.greeting, texts.body, facts, ...orders, sums, texts.button, link, texts.footer].join("\n\n");
}

function linesOf({ line, lenses }: ConfirmationTexts["orders"][number]["products"][number]): string[] {
  return [`- ${line}`, ...lenses.map(({ values, boxes }) => `  ${values}: ${boxes}`)];
}
