import { otherValues, prescriptionText } from "~/domain/lens/prescription-text";
import { fullName } from "~/domain/person-name";
import type { NamedLine } from "~/domain/request/order-request";
import { editionOf } from "~/editions/editions";
import type { Namespace } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translate";
import type { MailFormats } from "./mail-formats";
import type { OrderMail, RequestMail } from "./mail-payload";

/** The sentences of a mail about a placed order in the reader's language, with isolated values (D18). */
export type OrderMailTexts = {
  subject: string;
  greeting: string;
  body: string;
  /** What to do, or the distributor's own text; empty when there is neither. */
  more: string[];
  /** The parts concerned: the news of each, its lenses, and its tracking page. */
  parts: { title: string; facts: string[]; lines: { line: string; boxes: string }[]; track: { label: string; link: string } | null }[];
  button: string;
  /** Where such mails are switched off; null for those that cannot be. */
  switchOff: { label: string; link: string } | null;
  footer: string;
};

type T = Translate<Namespace[]>;
type MailTranslation = { t: T; format: MailFormats };

/** Returns the sentences of a mail about an order in the reader's language. */
export function orderMailTexts(mail: OrderMail | RequestMail, t: T, format: MailFormats): OrderMailTexts {
  const number = format.isolateLtr(mail.confirmationNum);
  const shared = {
    greeting: t("mails:greeting", { name: format.isolate(fullName(mail, mail.language)) }),
    button: t("mails:orderConfirmation.button"),
    footer: t("mails:footer"),
  };
  if (mail.template === "requestAnswered")
    return { ...shared, ...answerTexts(mail, t, format), subject: t("mails:requestAnswered.subject", { number }) };
  const { template, practiceName, locationName, parts } = mail;
  const names = { practice: format.isolate(practiceName), location: format.isolate(locationName) };
  const phone = format.isolateLtr(format.phone(editionOf(mail.edition).distributorPhone));
  return {
    ...shared,
    subject: t(`mails:${template}.subject`, { number }),
    body: t(`mails:${template}.body`, { number, ...names }),
    more: template === "orderProblem" ? [t("mails:orderProblem.call", { phone })] : [],
    parts: parts.map((part) => ({
      title: t("mails:part", { part: format.isolateLtr(part.name) }),
      facts: partFacts({ t, format }, template, part),
      lines: part.lines.map((line) => lineTexts(line, t, format)),
      track: part.trackingUrl ? { label: t("mails:orderShipped.track"), link: part.trackingUrl } : null,
    })),
    switchOff: { label: t("mails:switchOff"), link: mail.mailsLink },
  };
}

function partFacts({ t, format }: MailTranslation, template: OrderMail["template"], part: OrderMail["parts"][number]): string[] {
  const { dayBefore, promisedDay, trackingNumber } = part;
  const day = promisedDay && format.isolateLtr(format.dayAndWeekday(promisedDay));
  if (template === "orderProblem") return [];
  if (template === "orderShipped") {
    return [
      ...(trackingNumber ? [t("mails:orderShipped.tracking", { number: format.isolateLtr(trackingNumber) })] : []),
      ...(day ? [t("mails:orderShipped.arrives", { day })] : []),
    ];
  }
  const before = dayBefore && format.isolateLtr(format.dayAndWeekday(dayBefore));
  return day && before ? [t("mails:backorderMoved.moved", { day, before })] : [];
}

function answerTexts({ kind, state, words, line, confirmationNum }: RequestMail, t: T, format: MailFormats) {
  return {
    body: t(`mails:requestAnswered.asked.${kind}`, { number: format.isolateLtr(confirmationNum) }),
    more: [
      t(`mails:requestAnswered.${state}`),
      ...(words === "" ? [] : [t("mails:requestAnswered.words", { words: format.isolate(words) })]),
    ],
    parts: line ? [{ title: "", facts: [], lines: [lineTexts(line, t, format)], track: null }] : [],
    switchOff: null,
  };
}

function lineTexts(
  { productName, packSize, isLens, eye, values, quantity }: NamedLine,
  t: T,
  { isolate, isolateLtr, product }: MailFormats,
) {
  const others = otherValues(values).map(({ field, text }) => `${t(`common:parameterShort.${field}`)} ${text}`);
  const written = [prescriptionText(values), ...others].filter(Boolean).join(" ");
  const facts = [
    isolate(product(productName, isLens ? packSize : null)),
    ...(eye ? [t(`common:eyes.${eye}`)] : []),
    ...(written ? [isolateLtr(written)] : []),
  ];
  return {
    line: facts.join(t("common:list.between")),
    boxes: t(isLens ? "common:units.boxes" : "common:units.bottles", { count: quantity }),
  };
}
