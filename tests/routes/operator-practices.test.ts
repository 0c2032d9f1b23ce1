import { beforeAll, beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPractice } from "~tests/helpers/given";
import { type Arrived, openPages, visitorOf } from "~tests/helpers/visitor";
import { givenOperatorIn } from "../services/session/accounts";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

const page = "/operator/practices/new";

async function givenOperator() {
  const { carrier } = await givenOperatorIn(await givenPractice());
  return visitorOf({ token: carrier.token ?? "" });
}

const typed = {
  ...{ practiceName: "Nof Optics", subDomain: "nof", edition: "IL", language: "", partnerNumber: "4100-3001" },
  ...{ phone: "04-000-0190", email: "office@nof.example", reason: "Contract 118" },
  ...{ "locations[0].name": "Harbour", "locations[0].street": "Mole Street 3", "locations[0].street2": "", "locations[0].city": "Haifa" },
  ...{
    "locations[0].zip": "3300007",
    "locations[0].phone": "",
    "locations[0].defaultShippingOption": "GROUND",
    "locations[0].shipToCode": "NOF-01",
  },
  ...{ "locations[0].partnerNumber": "", "admin.firstName": "Tamar", "admin.lastName": "Sela", "admin.email": "tamar@nof.example" },
};
const second = Object.fromEntries(
  Object.entries({ ...typed }).flatMap(([name, value]) => (name.startsWith("locations[0]") ? [[name.replace("[0]", "[1]"), value]] : [])),
);

/** What the controls of the form hold, as a browser would send it. */
function sentBy({ document }: Arrived): Record<string, string> {
  const controls = [...document.querySelectorAll("form#practice input[name], form#practice select[name]")];
  return Object.fromEntries(
    controls.map((control) => [
      control.getAttribute("name") ?? "",
      (control.tagName === "SELECT" ? control.querySelector("option[selected]") : control)?.getAttribute("value") ?? "",
    ]),
  );
}

const intentOf = ({ document }: Arrived, text: string) =>
  [...document.querySelectorAll("button[name=__intent__]")].find((each) => each.textContent.includes(text))?.getAttribute("value") ?? "";

test("is created with two locations, and its first admin is invited", async () => {
  const operator = await givenOperator();
  expect((await operator.get("/operator")).document.querySelector(`a[href='${page}']`)).not.toBeNull();
  const form = await operator.get(page);
  const tenantId = sentBy(form).tenantId ?? "";
  const longer = await operator.post(page, { ...typed, tenantId, __intent__: intentOf(form, "Add a location") });
  expect(longer.status).toBe(200);
  expect(longer.document.querySelectorAll("[aria-invalid=true]")).toHaveLength(0);
  expect(sentBy(longer)).toMatchObject({ ...typed, tenantId, "locations[1].name": "", "locations[1].defaultShippingOption": "DAY" });
  const shorter = await operator.post(page, { ...sentBy(longer), ...second, __intent__: intentOf(longer, "Remove location 1") });
  expect(Object.keys(sentBy(shorter)).filter((name) => name.endsWith("shipToCode"))).toEqual(["locations[0].shipToCode"]);

  const sent = await operator.post(page, { ...typed, ...second, tenantId, "locations[1].name": "Market" });
  expect(sent.location).toBe(`/operator/practices/${tenantId}`);
  const made = await operator.follow(sent);
  expect(made.textAt("h1")).toBe("Nof Optics");
  expect(made.html).toContain("Practice created");
  expect(made.html).toContain("Market");
  expect((await operator.post(page, { ...typed, tenantId })).location).toBe(sent.location);
  const { owner } = await testDatabase();
  expect(await owner.select().from(schema.outbox)).toHaveLength(1);
});

test("a refused form comes back at its fields with all that was typed", async () => {
  const operator = await givenOperator();
  const { tenantId = "" } = sentBy(await operator.get(page));
  const malformed = { subDomain: "www", "locations[0].zip": "33", "admin.email": "tamar" };
  const lacking = { ...typed, ...malformed, tenantId, practiceName: " ", "locations[0].city": "", "admin.lastName": "", reason: "" };
  const refused = await operator.post(page, lacking);
  expect(refused.status).toBe(422);
  const invalid = (arrived: Arrived) =>
    [...arrived.document.querySelectorAll("[aria-invalid=true]")].map((each) => each.getAttribute("name")).sort();
  const lackingFields = ["admin.lastName", "locations[0].city", "practiceName", "reason"];
  expect(invalid(refused)).toEqual([...lackingFields, ...Object.keys(malformed)].sort());
  const wrong = { ...typed, tenantId, subDomain: "einayim", language: "ja", "locations[0].zip": "33", "admin.email": "tamar" };
  const ruled = await operator.post(page, { ...wrong, subDomain: "www" });
  expect(invalid(ruled)).toEqual(["admin.email", "locations[0].zip", "subDomain"]);
  expect(ruled.errorAt("practice-locations[0].zip")).toBe("Enter a postcode of 7 digits, such as 3300007.");
  expect(ruled.errorAt("practice-subDomain")).toBe("This name is reserved. Choose another.");
  expect(sentBy(ruled)).toMatchObject({ ...wrong, subDomain: "www" });
  expect((await operator.post(page, { tenantId, edition: "IL" })).status).toBe(422);
  const taken = await operator.post(page, { ...typed, tenantId, subDomain: "einayim" });
  expect(taken.errorAt("practice-subDomain")).toBe("Another practice has this sub-domain.");
  const { owner } = await testDatabase();
  expect(await owner.select().from(schema.tenants)).toHaveLength(1);
});

test("the business number is asked for with the market that has one, in words for an operator", async () => {
  const page = await (await givenOperator()).get("/operator/practices/new");
  expect(page.textAt("#practice-businessNumber-description")).toBe("Korea only. Ten digits.");
});
