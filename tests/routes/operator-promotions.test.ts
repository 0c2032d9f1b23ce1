import { v7 as uuid } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenOperatorIn } from "../services/session/accounts";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

async function givenVisitors() {
  await givenCatalogue();
  const practice = await givenPractice();
  const { carrier } = await givenOperatorIn(practice);
  return { operator: await visitorOf({ token: carrier.token ?? "" }), buyer: await visitorOf(await givenPerson(practice)) };
}

const winter = {
  ...{ "name-he": "חורף חם", "text-he": "כל קופסה זולה יותר", "name-en": "Warm winter", "text-en": "Every box costs less" },
  ...{ kind: "amountPerBox", discount: "7.5", minimumBoxes: "4", fromDay: "2026/11/24", toDay: "2026/12/31", reviewNumber: "" },
  seriesIds: "il-biofinity",
};

test("a promotion is published in the market's languages, seen by practices, and ended with a reason", async () => {
  const { operator, buyer } = await givenVisitors();
  const form = await operator.get("/operator/promotions/new?market=IL");
  const promotionId = form.document.querySelector("input[name=promotionId]")?.getAttribute("value") ?? "";
  const sent = await operator.post("/operator/promotions/new?market=IL", { ...winter, promotionId });
  expect(sent.location).toBe(`/operator/promotions/IL/${promotionId}`);
  const page = await operator.follow(sent);
  expect(page.firstOf(["Warm winter"])).not.toBeNull();
  expect(page.document.querySelector("main")?.textContent).toMatch(/7\.50.* off each box/);
  expect((await operator.get("/operator/promotions?market=IL")).html).toContain("Warm winter");
  expect((await buyer.get("/promotions")).html).toContain("Warm winter");

  expect((await operator.post(sent.location, { reason: " " })).status).toBe(422);
  const ended = await operator.follow(await operator.post(sent.location, { reason: "Sold out" }));
  expect(ended.html).toContain("Sold out");
  expect((await buyer.get("/promotions")).html).not.toContain("Warm winter");
  expect((await operator.post(sent.location, { reason: "Again" })).status).toBe(409);
});

test("a planned promotion is changed on its page; one that runs is not, and a refused form keeps what was typed", async () => {
  const { operator } = await givenVisitors();
  const promotionId = uuid();
  const path = `/operator/promotions/IL/${promotionId}`;
  await operator.post("/operator/promotions/new?market=IL", { ...winter, promotionId, fromDay: "2026/12/01" });
  expect((await operator.get(path)).document.querySelector(`a[href="${path}/change"]`)).not.toBeNull();
  const form = await operator.get(`${path}/change`);
  const fields = ["name-en", "discount", "minimumBoxes", "fromDay", "kind"].map((name) => form.valueOf(name));
  expect(fields).toEqual(["Warm winter", "7.5", "4", "2026/12/01", "amountPerBox"]);
  const changed = { ...winter, "name-en": "Mild winter", fromDay: "2026/12/05", changedAt: "" };
  const refused = await operator.post(`${path}/change`, { ...changed, discount: "lots" });
  expect([refused.status, refused.valueOf("name-en"), refused.valueOf("discount")]).toEqual([422, "Mild winter", "lots"]);
  expect(refused.textsAt("main form [role=alert] li")).toContain("Discount: Enter a number above 0.");
  const page = await operator.follow(await operator.post(`${path}/change`, changed));
  expect(page.firstOf(["Mild winter was changed."])).not.toBeNull();
  const late = await operator.post(`${path}/change`, { ...changed, "name-en": "Cold winter" });
  expect([late.status, late.valueOf("name-en")]).toEqual([409, "Cold winter"]);
  expect(late.textsAt("main form [role=alert] li")).toEqual(["Name (English), saved now: Mild winter"]);
  const onTop = { ...changed, "name-en": "Cold winter", changedAt: late.valueOf("changedAt") ?? "" };
  const again = await operator.follow(await operator.post(`${path}/change`, onTop));
  expect(again.firstOf(["Cold winter was changed."])).not.toBeNull();
  const running = { ...winter, promotionId: uuid() };
  const sent = await operator.post("/operator/promotions/new?market=IL", running);
  expect((await operator.get(`${sent.location}/change`)).location).toBe(sent.location);
  const begun = await operator.post(`${sent.location}/change`, { ...running, "name-en": "Mild winter" });
  expect([begun.status, begun.valueOf("name-en")]).toEqual([409, "Mild winter"]);
  expect(begun.textAt("main [role=alert]")).toBe("This promotion has already begun. It can only be ended.");
  expect((await operator.get(sent.location)).document.querySelector("a[href$='/change']")).toBeNull();
});

test("a refused form comes back at its fields with all that was typed", async () => {
  const { operator } = await givenVisitors();
  const refused = await operator.post("/operator/promotions/new?market=IL", {
    ...winter,
    ...{ promotionId: uuid(), "name-he": "", discount: "lots", toDay: "someday" },
  });
  expect(refused.status).toBe(422);
  const invalid = [...refused.document.querySelectorAll("[aria-invalid=true]")].map((each) => each.getAttribute("name"));
  expect(invalid.sort()).toEqual(["discount", "name-he", "toDay"]);
  const named = await operator.post("/operator/promotions/new?market=IL", { ...winter, promotionId: uuid(), "name-he": "" });
  expect(named.document.querySelector("[aria-invalid=true]")?.getAttribute("name")).toBe("name-he");
  expect(named.document.querySelector("input[name=name-en]")?.getAttribute("value")).toBe("Warm winter");
  expect(named.document.querySelector("input[name=seriesIds][checked]")?.getAttribute("value")).toBe("il-biofinity");
});

test("promotions and markets that do not exist are not found", async () => {
  const { operator } = await givenVisitors();
  for (const path of ["IL/none", "XX/il-myday-eight"]) expect((await operator.get(`/operator/promotions/${path}`)).status).toBe(404);
});
