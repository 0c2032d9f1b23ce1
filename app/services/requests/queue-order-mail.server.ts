import type { PracticeDb } from "~/db/database.server";
import type { OrderRow } from "~/db/queries/orders/orders.server";
import type { RequestRow } from "~/db/queries/orders/requests.server";
import type { TransactionRow } from "~/db/queries/orders/transactions.server";
import { findUser } from "~/db/queries/people/people.server";
import { findTenant } from "~/db/queries/practice/tenants.server";
import { partName } from "~/domain/order/confirmation-number";
import type { OrderNews } from "~/domain/order/order-news";
import { type AnswerState, namedLine } from "~/domain/request/order-request";
import { editionOf } from "~/editions/editions";
import type { OrderMail, RequestMail } from "~/integrations/mail/mail-payload";
import { trackingUrlOf } from "~/services/orders/order-answer.server";
import { queueMail } from "../outbox/queue-mail.server";
import { publicLink } from "../people/public-link.server";
import type { ServiceSettings } from "../service-settings.server";

type Scope = Pick<ServiceSettings, "publicUrl"> & { now: Date };

/** Mails the person who placed an order its events, each topic separately, unless they switched it off (D81). */
export async function queueOrderMails(
  db: PracticeDb,
  order: OrderRow,
  report: { news: OrderNews[]; parts: readonly TransactionRow[] },
  scope: Scope,
): Promise<void> {
  if (report.news.length === 0) return;
  const reader = await findReader(db, order.placedById);
  if (!reader) return;
  for (const { topic, parts } of report.news.filter((each) => !reader.muted.includes(each.topic))) {
    const mail: OrderMail = {
      ...{ template: topic, ...reader.addressee, locationName: order.orderDetail.locationName },
      ...{ link: orderLink(order, reader.subDomain, scope), confirmationNum: order.confirmationNum },
      mailsLink: publicLink(scope.publicUrl, reader.subDomain, "/settings/profile"),
      parts: report.parts.flatMap((part) =>
        parts
          .filter(({ id }) => id === part.id)
          .map(({ dayBefore }) => ({
            ...{ name: partName(order, part.transactionSortOrder), dayBefore, promisedDay: part.promisedDay },
            ...{
              trackingNumber: part.trackingNumber,
              trackingUrl: trackingUrlOf(part.trackingNumber, editionOf(reader.addressee.edition)),
            },
            lines: part.merchandise.lines.map(namedLine),
          })),
      ),
    };
    await queueMail(db, mail, { subjectId: order.id, now: scope.now });
  }
}

type Answered = { order: OrderRow; request: RequestRow; state: AnswerState; words: string };

/** Mails the distributor's answer to the person who asked; this cannot be switched off. */
export async function queueRequestMail(db: PracticeDb, { order, request, state, words }: Answered, scope: Scope): Promise<void> {
  const reader = await findReader(db, request.askedById);
  if (!reader) return;
  const { kind, details } = request;
  const mail: RequestMail = {
    ...{ template: "requestAnswered", ...reader.addressee, kind, state, words, confirmationNum: order.confirmationNum },
    link: orderLink(order, reader.subDomain, scope),
    line: details.line ? { ...details.line, quantity: details.quantity ?? details.line.quantity } : null,
  };
  await queueMail(db, mail, { subjectId: order.id, now: scope.now });
}

/** Returns the person while they belong to the practice; else the practice itself, for orders of operators and former people. */
async function findReader(db: PracticeDb, userId: string) {
  const tenant = await findTenant(db);
  if (!tenant) return null;
  const user = await findUser(db, userId);
  const { practiceName, countryCode: edition, language, subDomain } = tenant;
  const { email: to, firstName, lastName } = user ?? { email: tenant.email, firstName: "", lastName: practiceName };
  const addressee = { to, firstName, lastName, practiceName, edition, language: user?.language ?? language };
  return { addressee, subDomain, muted: user?.mutedMails ?? [] };
}

const orderLink = ({ cartId, id }: OrderRow, subDomain: string, { publicUrl }: Scope) =>
  publicLink(publicUrl, subDomain, `/history/history-detail?${new URLSearchParams({ cart: cartId, order: id })}`);
