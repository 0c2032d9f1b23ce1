import type { FlatNamespace, TFunction } from "i18next";
import { fullName } from "~/domain/person-name";
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

type Part = ConfirmationMail["orders"][number]["transactions"][number];

/** Finds the words of an order confirmation. */
export function confirmationTexts(mail: ConfirmationMail, t: TFunction<FlatNamespace[]>, format: MailFormats): ConfirmationTexts {
  const { language, practiceName, locationName, cartConfirmationNum, placedAt, changeableUntil, currency, sums } = mail;
  const { isolate, isolateLtr } = format;
  const amount = (smallestUnits: number) => isolateLtr(format.money({ amount: smallestUnits, currency }));
  const arrival = ({ available, promisedDay }: Part) => {
    if (promisedDay === null) return t("mails:orderConfirmation.dayUnknown");
    const day = isolate(format.dayAndWeekday(promisedDay));
    return available === "now" ? t("mails:orderConfirmation.expected", { day }) : t("mails:orderConfirmation.backorder", { day });
  };
  const line = (part: Part) =>
    t("mails:orderConfirmation.line", {
      product: isolate(part.productName),
      boxes: t("common:units.boxes", { count: part.quantity }),
      arrival: arrival(part),
    });
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
    orders: mail.orders.map(({ confirmationNum, gross, transactions }) => ({
      title: t("mails:orderConfirmation.order", { number: isolateLtr(confirmationNum), amount: amount(gross) }),
      lines: transactions.map(line),
    })),
    button: t("mails:orderConfirmation.button"),
    footer: t("mails:footer"),
  };
}
