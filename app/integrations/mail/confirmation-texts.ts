import type { FlatNamespace, TFunction } from "i18next";
import { type ReceiptProduct, receiptProducts } from "~/domain/order/receipt";
import { fullName } from "~/domain/person-name";
import { discountFields } from "~/domain/price/promotion";
import type { MailFormats } from "./mail-formats";
import type { ConfirmationMail } from "./mail-payload";

/** The sentences of an order confirmation in the reader's language, values isolated among them (D18). */
export type ConfirmationTexts = {
  subject: string;
  greeting: string;
  body: string;
  /** Number, time, sum and the end of the time to change it, one sentence each. */
  facts: string[];
  /** Each order with what is ordered in it, part by part; nobody it is for is named (D33). */
  orders: { title: string; lines: string[] }[];
  button: string;
  footer: string;
};

/** Finds the words of an order confirmation. */
export function confirmationTexts(mail: ConfirmationMail, t: TFunction<FlatNamespace[]>, format: MailFormats): ConfirmationTexts {
  const { language, practiceName, locationName, cartConfirmationNum, placedAt, changeableUntil, currency, sums } = mail;
  const { isolate, isolateLtr } = format;
  const amount = (smallestUnits: number) => isolateLtr(format.money({ amount: smallestUnits, currency }));
  const promotionOf = ({ promotion }: ReceiptProduct) =>
    promotion ? [isolate(format.promotion({ ...promotion, ...discountFields(promotion.discount, currency) }))] : [];
  const line = (product: ReceiptProduct) => {
    const { productName, packSize, quantity, unit, amount: net, arrivals } = product;
    const facts = [t(`common:units.${unit}`, { count: quantity }), ...(net === null ? [] : [amount(net)]), ...promotionOf(product)];
    return t("mails:orderConfirmation.line", {
      product: isolate(format.product(productName, packSize)),
      boxes: facts.join(t("common:list.between")),
      arrival: isolate(format.arrivals(arrivals, "ordered")),
    });
  };
  const number = isolateLtr(cartConfirmationNum);
  return {
    subject: t("mails:orderConfirmation.subject", { number }),
    greeting: t("mails:greeting", { name: isolate(fullName(mail, language)) }),
    body: t("mails:orderConfirmation.body", { practice: isolate(practiceName), location: isolate(locationName) }),
    facts: [
      t("mails:orderConfirmation.number", { number }),
      t("mails:orderConfirmation.placed", { at: isolate(format.dayAndTime(placedAt)) }),
      t("mails:orderConfirmation.total", { amount: amount(sums.gross) }),
      t("mails:orderConfirmation.changeable", { at: isolate(format.dayAndTime(changeableUntil)) }),
    ],
    orders: mail.orders.map(({ confirmationNum, gross, ...order }) => ({
      title: t("mails:orderConfirmation.order", { number: isolateLtr(confirmationNum), amount: amount(gross) }),
      lines: receiptProducts(order).map(line),
    })),
    button: t("mails:orderConfirmation.button"),
    footer: t("mails:footer"),
  };
}
