import type { ConfirmationTexts, MailedOrder, MailedProduct } from "./confirmation-texts";
import { MailAct, MailFrame, MailRow, type MailSides, sidesOf, unbroken } from "./mail-frame";
import type { ConfirmationMail } from "./mail-payload";

/** An order confirmation as HTML. */
export function ConfirmationMailDocument({ mail, texts }: { mail: ConfirmationMail; texts: ConfirmationTexts }) {
  const sides = sidesOf(mail.language);
  return (
    <MailFrame language={mail.language} title={texts.subject} footer={texts.footer}>
      <p>{texts.greeting}</p>
      <p>{texts.body}</p>
      <ul className="facts">
        {texts.days.map((day) => (
          <li key={day}>
            <b>{day}</b>
          </li>
        ))}
        {texts.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <MailAct link={mail.link}>{texts.button}</MailAct>
      <p>
        {texts.changeable}{" "}
        <a href={mail.link} className="keep">
          {texts.change}
        </a>
      </p>
      {texts.orders.map((order) => (
        <OrderSection key={order.number} order={order} sides={sides} />
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

function OrderSection({ order, sides }: { order: MailedOrder; sides: MailSides }) {
  return (
    <section>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr className="head">
            <td align={sides.start}>
              <h2>{order.title}</h2>
            </td>
            <td className="end" align={sides.end}>
              {order.number}
            </td>
          </tr>
          {[...order.products.entries()].map(([index, product]) => (
            <ProductRows key={index} product={product} sides={sides} />
          ))}
          <MailRow sides={sides} end={order.amount} endStrong>
            {order.total}
          </MailRow>
        </tbody>
      </table>
    </section>
  );
}

function ProductRows({ product: { name, quantity, arrival, lenses }, sides }: { product: MailedProduct; sides: MailSides }) {
  return (
    <>
      <tr>
        <td className="product" align={sides.start}>
          {name}
        </td>
        <td className="product end" align={sides.end} valign="top">
          {quantity}
        </td>
      </tr>
      <tr>
        <td colSpan={2} className="row" align={sides.start}>
          {arrival}
        </td>
      </tr>
      {[...lenses.entries()].map(([index, { values, boxes }]) => (
        <MailRow key={index} sides={sides} end={boxes}>
          {unbroken(values)}
        </MailRow>
      ))}
    </>
  );
}

/** The same as plain text, with the link on its own line. */
export function confirmationMailText({ link }: ConfirmationMail, texts: ConfirmationTexts): string {
  const orders = texts.orders.map(({ title, number, products, total, amount }) =>
    [`${title}, ${number}`, ...products.flatMap(linesOf), `${total}: ${amount}`].join("\n"),
  );
  const sums = texts.sums.map(({ label, amount }) => `${label}: ${amount}`).join("\n");
  const facts = [...texts.facts, ...texts.days, texts.changeable].join("\n");
  return [texts.subject, texts.greeting, texts.body, facts, texts.button, link, ...orders, sums, texts.footer].join("\n\n");
}

function linesOf({ name, quantity, arrival, lenses }: MailedProduct): string[] {
  return [`- ${name}: ${quantity}, ${arrival}`, ...lenses.map(({ values, boxes }) => `  ${values}${boxes && `: ${boxes}`}`)];
}
