import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { action } from "~/routes/operator/operator";
import { action as press } from "~/routes/operator/practice";
import { handOverOrder } from "~/services/distributor/hand-over-order.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { biofinity, later, placeOrder } from "../services/orders/placed-orders";
import { sendDue } from "../services/outbox/send-due";
import { givenOperatorIn } from "../services/session/accounts";
import { outcomeOf, pageArgs } from "./cart/given-page";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

const reason = "They no longer answer the phone";

async function givenOperator() {
  const other = await givenPractice({ subDomain: "carmel" });
  const { carrier } = await givenOperatorIn(await givenPractice());
  const [token, { tenantId }] = [carrier.token ?? "", other];
  return { other, token, tenantId, operator: await visitorOf({ token }), page: `/operator/practices/${tenantId}` };
}

/** An order of the other practice that the distributor refused once. */
async function givenRefusedOrder() {
  await givenCatalogue();
  const given = await givenOperator();
  const placed = await placeOrder(await givenPerson(given.other), { lines: [biofinity(-1, 1)] });
  const { doors } = await testDatabase();
  const give = () => Promise.reject(Object.assign(new Error("refused"), { responseCode: 422 }));
  await sendDue(
    { doors, handlers: { handOver: handOverOrder({ doors, give, clock: () => later(30), publicUrl: "http://localhost:3000" }) } },
    later(30),
  );
  const home = await given.operator.get("/operator");
  const link = home.document.querySelector("a[href*='/take-out/']")?.getAttribute("href") ?? "";
  const [, tenantId = "", messageId = ""] = /take-out\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  return { ...given, placed, home, link, which: { tenantId, messageId } };
}

test.each(["practiceAdmin", "staff"] as const)("the operator's pages redirect a %s to the products", async (role) => {
  const practice = await givenPractice();
  const visitor = await visitorOf(await givenPerson(practice, { role }));
  for (const path of ["/operator", `/operator/practices/${practice.tenantId}`])
    expect((await visitor.get(path)).location).toBe("/products");
});

describe("a practice", () => {
  test("is found by words that stay out of the address", async () => {
    const { operator, page } = await givenOperator();
    const sent = await operator.post("/operator", { words: "carm" });
    expect(sent.location).toMatch(/^\/operator\?s=[\w-]+#practices$/);
    const found = await operator.follow(sent);
    const links = [...found.document.querySelectorAll("a[href*='/operator/practices/']:not([href$='/new'])")].map((each) =>
      each.getAttribute("href"),
    );
    expect(links).toEqual([page]);
    const none = await operator.follow(await operator.post("/operator", { words: "nobody" }));
    expect(none.document.body.textContent).toMatch(/No practice matches “.?nobody/);
  });

  test("is suspended and opened again with a reason; without one the form says so", async () => {
    const { operator, page, token, tenantId } = await givenOperator();
    const refused = await operator.post(page, { intent: "suspend", reason: " " });
    expect(refused.status).toBe(422);
    expect(refused.document.querySelector("[aria-invalid=true]")?.getAttribute("name")).toBe("reason");
    const suspended = await operator.follow(await operator.post(page, { intent: "suspend", reason }));
    expect(suspended.firstOf([reason])).not.toBeNull();
    expect([...suspended.document.querySelectorAll("button[name=intent]")].map((each) => each.getAttribute("value"))).toEqual(["reopen"]);
    const entering = { ...(await pageArgs({ token }, { path: page, form: { intent: "enter", reason } })), params: { tenantId } };
    expect(outcomeOf(await press(entering as never))).toMatchObject({ status: 409, data: { code: "suspended", reason } });
    expect((await operator.post(page, { reason: "Settled" })).status).toBe(400);
    const open = await operator.follow(await operator.post(page, { intent: "reopen", reason: "Settled" }));
    expect([...open.document.querySelectorAll("button[name=intent]")].map((each) => each.getAttribute("value"))).toEqual([
      "enter",
      "suspend",
    ]);
  });

  test("that does not exist is not found", async () => {
    const { operator } = await givenOperator();
    expect((await operator.get("/operator/practices/0190fb02-1111-7000-8000-000000000001")).status).toBe(404);
    expect((await operator.get("/operator/practices/none")).status).toBe(404);
  });
});

describe("a hand-over that was refused", () => {
  test("is shown with its reason, and is sent again", async () => {
    const { operator, other, placed, home, which } = await givenRefusedOrder();
    expect(home.document.querySelector("main")?.textContent).toMatch(/Refused with .?422/);
    const sent = await operator.follow(await operator.post("/operator", { intent: "sendAgain", ...which }));
    expect(sent.document.body.textContent).toContain(placed.confirmationNum);
    const gone = await operator.post("/operator", { intent: "sendAgain", ...which, messageId: "none" });
    expect((await operator.follow(gone)).firstOf(["That order no longer needs a hand-over."])).not.toBeNull();
    const staff = await givenPerson(other, { email: "gil@carmel.example" });
    const refused = action(await pageArgs(staff, { path: "/operator", form: { intent: "sendAgain", ...which } }));
    await expect(refused, "another failure than a missing message").rejects.toMatchObject({ code: "notPermitted" });
  });

  test("is withdrawn with a reason, once", async () => {
    const { operator, link } = await givenRefusedOrder();
    expect((await operator.post(link, { reason: "" })).status).toBe(422);
    const taken = await operator.follow(await operator.post(link, { reason }));
    expect(taken.firstOf(["The distributor has accepted every order that was due."])).not.toBeNull();
    expect((await operator.post(link, { reason })).status).toBe(302);
    expect((await operator.post(link, { reason: `${reason} again` })).status).toBe(404);
  });
});

test.each([
  ["an approval", () => import("~/routes/approvals/approval")],
  ["a practice", () => import("~/routes/operator/practice")],
  ["a practice's request", () => import("~/routes/operator/answer-request")],
  ["the fitting sets", () => import("~/routes/products/fitting-sets/fitting-sets")],
  ["a fitting set", () => import("~/routes/products/fitting-sets/fitting-set")],
] as const)("the page of %s is loaded again when a form was refused because something has changed", async (_, load) => {
  const { shouldRevalidate } = await load();
  const isReloaded = (actionStatus: number) => shouldRevalidate({ actionStatus, defaultShouldRevalidate: false } as never);
  expect([409, 422].map(isReloaded)).toEqual([true, false]);
});
