import { safe } from "@orpc/client";
import { beforeEach, describe, expect, test } from "vitest";
import { languages } from "~/domain/language";
import { orderMailTopics } from "~/domain/order/order-news";
import { writeMail } from "~/integrations/mail/write-mail.server";
import { mailTexts } from "~/server/mail-texts.server";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor } from "~tests/helpers/given";
import { callsLater } from "../orders/placed-orders";
import { givenOperatorIn } from "../session/accounts";
import { givenWaitingOrder, queuedMails } from "./given-requests";

beforeEach(resetDatabase);

/** A problem that is solved, a day that moves, and a parcel. */
async function givenNews({ tell, now, waiting }: Awaited<ReturnType<typeof givenWaitingOrder>>) {
  await tell({ transactionConfirmationNum: now.number, status: "OrderProcessingError", detail: "Which axis does Dana Levi need?" }, 40);
  await tell({ transactionConfirmationNum: now.number, status: "OrderReceived" }, 41);
  await tell({ transactionConfirmationNum: waiting.number, status: "Backordered", promisedDay: "2026-12-14" }, 42);
  for (const status of ["BeingPackaged", "ReadyToShip"]) await tell({ transactionConfirmationNum: now.number, status }, 43);
  await tell({ transactionConfirmationNum: now.number, status: "Shipped", trackingNumber: "3007115204" }, 44);
}

const ofOrders = async () => (await queuedMails()).filter(({ template }) => orderMailTopics.some((topic) => topic === template));

describe("news of an order by mail (D81)", () => {
  test("reports a problem, a changed day and a parcel once each, with their transactions", async () => {
    const given = await givenWaitingOrder();
    await givenNews(given);
    await givenNews(given);
    const mails = await ofOrders();
    expect(mails).toMatchObject([
      { template: "orderProblem", parts: [{ lines: [{ quantity: 1 }] }] },
      { template: "backorderMoved", parts: [{ promisedDay: "2026-12-14", lines: [{ quantity: 3 }] }] },
      { template: "orderShipped", parts: [{ trackingNumber: "3007115204" }] },
    ]);
    const { orders } = await (await callsLater(given.shopper, 50)).orders.detail({
      tenantId: given.shopper.tenantId,
      cartId: given.cartId,
    });
    expect(orders[0]?.transactions.map(({ promiseMoves }) => promiseMoves.map(({ day }) => day))).toEqual([[], ["2026-12-14"]]);
  });

  test.each(languages)(
    "is written in %s as HTML and plain text with the same details, without the distributor's own words",
    async (language) => {
      const given = await givenWaitingOrder();
      await givenNews(given);
      const written = (await ofOrders()).map((mail) => writeMail({ ...mail, language }, mailTexts));
      expect(new Set(written.map(({ subject }) => subject)).size).toBe(3);
      for (const { html, text, subject } of written) {
        for (const body of [html, text]) {
          expect(body).toContain("/history/history-detail?cart=");
          expect(body).toContain("/settings/profile");
          expect(body).toContain("-3.25");
          expect(body).not.toMatch(/Dana|Levi|mails:|common:|\{\{/);
        }
        expect(subject).toContain("EIN-");
        expect(html).toContain(`dir="${language === "he" ? "rtl" : "ltr"}"`);
      }
      const shipped = written.at(-1);
      for (const body of [shipped?.html, shipped?.text]) expect(body).toContain("3007115204");
    },
  );
});

describe("the mails that a person has switched off", () => {
  test("are not sent, one kind or several", async () => {
    const given = await givenWaitingOrder();
    const calls = await callsLater(given.shopper, 33);
    expect(await calls.users.readMails()).toEqual({
      mails: { orderProblem: true, backorderMoved: true, orderShipped: true, approvals: true },
    });
    const mails = { orderProblem: true, backorderMoved: false, orderShipped: false, approvals: false };
    expect(await calls.users.chooseMails({ mails })).toEqual({ mails });
    expect(await calls.users.readMails()).toEqual({ mails });
    await givenNews(given);
    expect((await ofOrders()).map(({ template }) => template)).toEqual(["orderProblem"]);
  });

  test("are the practice's for an operator's orders; operators have no choice", async () => {
    const { shopper } = await givenWaitingOrder();
    const { carrier } = await givenOperatorIn(shopper);
    const operator = await callsFor(null, { carrier });
    expect((await safe(operator.users.readMails()))[0]).toMatchObject({ code: "notPermitted", status: 403 });
  });
});
