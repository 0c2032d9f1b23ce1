import { safe } from "@orpc/client";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { noWords } from "~/domain/order/order-words";
import { editionOf } from "~/editions/editions";
import type { SignedInContext } from "~/services/call-context.server";
import { reportLines } from "~/services/orders/report-lines.server";
import { currentPerson } from "~/services/session/current-person.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { biofinity, givenPatient, placeOrder } from "./placed-orders";

beforeEach(resetDatabase);

const period = { country: "IL" as const, startDate: "2026-11-01", endDate: "2026-11-30" };

describe("the report of a period", () => {
  test("has a row for each line, with plain numbers and guarded free text, in UTF-8 with BOM and CRLF", async () => {
    await givenCatalogue();
    const admin = await givenPerson(await givenPractice(), { role: "practiceAdmin" });
    const patientId = await givenPatient(admin, "=SUM(A1)", "Oren, Tamar");
    const { confirmationNum } = await placeOrder(admin, { patientId, lines: [biofinity(-1, 1), biofinity(-2.25, 1)] });
    const { headers, body } = await (await callsFor(admin)).orders.report({ ...period, tenantId: admin.tenantId });
    expect(headers).toEqual({
      "content-type": "text/csv;charset=utf-8",
      "content-disposition": 'attachment; filename="orders-2026-11-01-2026-11-30.csv"',
    });
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await new Response(body).arrayBuffer());
    expect(text.startsWith("\ufeffplacedDay,cartConfirmationNum,")).toBe(true);
    expect(text.endsWith("\r\n")).toBe(true);
    const rows = text.trimEnd().split("\r\n");
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain(`2026-11-24,`);
    expect(rows[1]).toContain(confirmationNum);
    const column = rows[0]?.split(",").indexOf("shippingOption") ?? -1;
    expect(rows[1]?.split(",")[column]).toBe("Day");
    expect(rows[1]).toContain(`,'=SUM(A1),"Oren, Tamar",`);
    expect(rows[2]).toContain(",left,-2.25,,,,8.6,14,,1,112,0,112,ILS,OrderInitialized,");
  });

  test("continues page by page to the last order, whatever the page size", async () => {
    await givenCatalogue();
    const practice = await givenPractice();
    const admin = await givenPerson(practice, { role: "practiceAdmin" });
    const placed: string[] = [];
    for (let count = 0; count < 5; count += 1) placed.push((await placeOrder(admin, { lines: [biofinity(-1, 1)] })).confirmationNum);
    const { doors } = await testDatabase();
    const person = await currentPerson(await callContextFor(admin));
    if (!person) throw new Error("The admin is not signed in");
    const filter = {
      cartId: null,
      patientId: null,
      startAt: null,
      endAt: null,
      statuses: null,
      words: noWords,
      locationIds: person.locationIds,
    };
    const pagesOf = async (limit: number) => {
      const pieces: string[] = [];
      const browse: SignedInContext["browse"] = (work) => doors.readTenant(person.tenantId, work);
      for await (const piece of reportLines({ edition: editionOf("IL"), browse, shippingTexts: String }, filter, limit)) pieces.push(piece);
      return pieces.slice(1).map((piece) => placed.filter((confirmationNum) => piece.includes(`,${confirmationNum},`)));
    };
    const [one, two, three, four, five] = placed;
    expect(await pagesOf(2)).toEqual([[one, two], [three, four], [five]]);
    expect(await pagesOf(5)).toEqual([placed, []]);
    expect(await pagesOf(500)).toEqual([placed]);
  });

  test("is only for admins, of their own practice and market, and is recorded in the audit trail", async () => {
    await givenCatalogue();
    const practice = await givenPractice();
    const staff = await givenPerson(practice);
    const admin = await givenPerson(practice, { role: "practiceAdmin" });
    const foreign = await givenPractice({ subDomain: "carmel" });
    const refusals = [
      [staff, { ...period, tenantId: practice.tenantId }, "notPermitted"],
      [admin, { ...period, tenantId: foreign.tenantId }, "notFound"],
      [admin, { ...period, country: "KR" as const, tenantId: practice.tenantId }, "notFound"],
      [admin, { ...period, startDate: "2026-12-01", tenantId: practice.tenantId }, "malformed"],
    ] as const;
    for (const [asker, input, code] of refusals) {
      const [refusal] = await safe((await callsFor(asker)).orders.report(input));
      expect(refusal).toMatchObject({ code });
    }
    const { owner } = await testDatabase();
    expect(await owner.select().from(schema.auditEntries)).toEqual([]);
    await (await callsFor(admin)).orders.report({ ...period, tenantId: practice.tenantId });
    expect((await owner.select().from(schema.auditEntries)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ["orderExported", admin.userId],
    ]);
  });
});

describe("the stock of products", () => {
  test("shows the stock status, or to call where it is unknown", async () => {
    await givenCatalogue();
    const calls = await callsFor(await givenPerson(await givenPractice()));
    const { orders } = await calls.orders.history({ tenantId: (await calls.session.read()).tenant._id });
    expect(orders).toEqual([]);
    const productId = "il-biofinity~pw-1~bc8_6~di14~6";
    const { items } = await calls.orders.stockStatus({
      country: "IL",
      items: [{ productId, quantity: 2 }, { productId: "il-biofinity~pw-99~6" }],
    });
    expect(items[0]).toMatchObject({
      productId,
      now: 2,
      later: 0,
      arrivals: [{ quantity: 2, isLater: false, toPatient: false }],
    });
    expect(items[1]).toEqual({
      productId: "il-biofinity~pw-99~6",
      status: "callCustomerService",
      left: null,
      now: 0,
      later: 0,
      expectedAt: null,
      arrivals: [],
    });
    const [refusal] = await safe(calls.orders.stockStatus({ country: "KR", items: [{ productId }] }));
    expect(refusal).toMatchObject({ code: "notFound" });
  });
});
