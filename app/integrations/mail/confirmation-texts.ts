import { otherValues, prescriptionText } from "~/domain/lens/prescription-text";
import { type ReceiptLens, type ReceiptProduct, receiptProducts } from "~/domain/order/receipt";
import { fullName } from "~/domain/person-name";
import { discountFields } from "~/domain/price/promotion";
import { joinArrivals } from "~/domain/stock/arrivals";
import type { Namespace } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translate";
import type { MailFormats } from "./mail-formats";
import type { ConfirmationMail } from "./mail-payload";

/** The sentences of an order confirmation in the reader's language, with isolated values (D18). */
export type ConfirmationTexts = {
  subject: string;
  greeting: string;
  body: string;
  /** When it was ordered, who approved it, how it is sent to the practice, and the amount to pay, one sentence each. */
  facts: string[];
  /** What arrives on each day. */
  days: string[];
  /** Until when it can be changed or cancelled, with the text of the link for that. */
  changeable: string;
  change: string;
  /** Each order with its products; a patient is named by the customer number only (D106). */
  orders: MailedOrder[];
  /** Net, VAT and the amount to pay, or the sum and the VAT in it (D3); the last one is the amount to pay. */
  sums: { label: string; amount: string }[];
  button: string;
  footer: string;
};

/** Its kind and patient, its number, its products, and its total. */
export type MailedOrder = { title: string; number: string; products: MailedProduct[]; total: string; amount: string };

/**
 * A product's name, its quantity and price, its promotion and arrival, and each of its lenses: eye and values, and the number of boxes when
 * there are several.
 */
export type MailedProduct = { name: string; quantity: string; arrival: string; lenses: { values: string; boxes: string }[] };

/** Returns the sentences of an order confirmation in the reader's language. */
export function confirmationTexts(mail: ConfirmationMail, t: Translate<Namespace[]>, format: MailFormats): ConfirmationTexts {
  const { language, practiceName, locationName, cartConfirmationNum, placedAt, changeableUntil, currency, sums, shippingOption } = mail;
  const { isolate, isolateLtr } = format;
  const amount = (smallestUnits: number) => isolate(format.money({ amount: smallestUnits, currency }));
  const promotionOf = ({ promotion }: ReceiptProduct) =>
    promotion ? [isolate(format.promotion({ ...promotion, ...discountFields(promotion.discount, currency) }))] : [];
  const between = t("common:list.between");
  const mailedProduct = (product: ReceiptProduct): MailedProduct => {
    const { productName, packSize, quantity, unit, amount: net, arrivals, lenses = [] } = product;
    return {
      name: isolate(format.product(productName, packSize)),
      quantity: [t(`common:units.${unit}`, { count: quantity }), ...(net === null ? [] : [amount(net)])].join(between),
      arrival: [...promotionOf(product), isolate(format.arrivals(arrivals, "ordered"))].join(between),
      lenses: lenses.map(lens).map((each) => (lenses.length === 1 ? { ...each, boxes: "" } : each)),
    };
  };
  const lens = ({ eye, values, quantity }: ReceiptLens) => {
    const others = otherValues(values).map(({ field, text }) => `${t(`common:parameterShort.${field}`)} ${text}`);
    const written = isolateLtr([prescriptionText(values), ...others].join(" "));
    return {
      values: eye ? [t(`common:eyes.${eye}`), written].join(between) : written,
      boxes: t("common:units.boxes", { count: quantity }),
    };
  };
  const number = isolateLtr(cartConfirmationNum);
  const products = mail.orders.flatMap((order) => receiptProducts(order));
  return {
    subject: t("mails:orderConfirmation.subject", { number }),
    greeting: t("mails:greeting", { name: isolate(fullName(mail, language)) }),
    body: t("mails:orderConfirmation.body", { practice: isolate(practiceName), location: isolate(locationName) }),
    facts: [
      t("mails:orderConfirmation.placed", { at: isolate(format.dayAndTime(placedAt)) }),
      ...(mail.approvedBy ? [t("mails:orderConfirmation.approved", { name: isolate(fullName(mail.approvedBy, language)) })] : []),
      ...(shippingOption ? [t("mails:orderConfirmation.delivery", { service: t(`common:shipping.${shippingOption}`) })] : []),
      t("mails:orderConfirmation.total", { amount: amount(sums.gross) }),
    ],
    days: joinArrivals(products.flatMap(({ arrivals }) => arrivals)).map((part) => isolate(format.arrivals([part], "ordered"))),
    changeable: t("mails:orderConfirmation.changeable", { at: isolate(format.dayAndTime(changeableUntil)) }),
    change: t("mails:orderConfirmation.change"),
    orders: mail.orders.map(({ confirmationNum, gross, customerId, kind, ...order }) => {
      return {
        title: [
          t(kind ? `common:orderKinds.${kind}` : "mails:orderConfirmation.order"),
          ...(customerId ? [t("mails:orderConfirmation.customer", { number: isolateLtr(customerId) })] : []),
        ].join(between),
        number: isolateLtr(confirmationNum),
        products: receiptProducts(order).map(mailedProduct),
        total: t("common:totals.grossIncludingVat"),
        amount: amount(gross),
      };
    }),
    sums: mailedSums(sums).map(({ name, value }) => ({
      label: t(`common:totals.${name}`, { rate: format.percent(sums.vatRateBasisPoints) }),
      amount: amount(value),
    })),
    button: t("mails:orderConfirmation.button"),
    footer: t("mails:footer"),
  };
}

function mailedSums({ net, vat, gross, pricesIncludeVat }: ConfirmationMail["sums"]) {
  const tax = { name: "vat", value: vat } as const;
  return pricesIncludeVat
    ? [tax, { name: "grossIncludingVat", value: gross } as const]
    : [{ name: "net", value: net } as const, tax, { name: "gross", value: gross } as const];
}
