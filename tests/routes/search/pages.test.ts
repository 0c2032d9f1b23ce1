import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Found } from "~/components/search/found";
import type { Language } from "~/domain/language";
import { resetDatabase } from "~tests/helpers/database";
import { givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenOperatorIn } from "~tests/services/session/accounts";

beforeAll(async () => void (await openPages()));
beforeEach(resetDatabase);

/** The pages that the search of everything names for what the person types. */
async function pagesFor(person: { token: string }, words: string, language: Language = "en"): Promise<Found["pages"]> {
  const visitor = await visitorOf(person, { language });
  const answer = await visitor.post("/search/live", { words });
  return (JSON.parse(answer.html) as Found).pages;
}

test("the search names the pages whose titles begin with what is typed", async () => {
  const staff = await givenPerson(await givenPractice());
  expect(await pagesFor(staff, "stock ord")).toEqual([{ title: "Stock order", to: "/products/stock-revenue" }]);
  expect(await pagesFor(staff, "ret")).toEqual([{ title: "Returns", to: "/history/returns" }]);
  expect(await pagesFor(staff, "order")).toHaveLength(4);
});

test("they are found in the page's language and in English, and named in the page's language", async () => {
  const admin = await givenPerson(await givenPractice(), { role: "practiceAdmin" });
  const [typed] = await pagesFor(admin, "audit", "he");
  expect(typed?.to).toBe("/settings/audit");
  expect(typed?.title).toMatch(/\p{Script=Hebrew}/u);
  expect((await pagesFor(admin, typed?.title ?? "", "he"))[0]).toEqual(typed);
});

test("pages that a person may not open are not named", async () => {
  const practice = await givenPractice();
  const staff = await givenPerson(practice);
  expect([await pagesFor(staff, "audit trail"), await pagesFor(staff, "operator")]).toEqual([[], []]);
  expect(await pagesFor(await givenPerson(practice, { role: "practiceAdmin" }), "operator")).toEqual([]);
  expect(await pagesFor(staff, "recall")).toEqual([]);
  expect(await pagesFor(await givenPerson(practice, { role: "practiceAdmin", email: "head@einayim.example" }), "recall")).toEqual([
    { title: "Recall", to: "/history/recall" },
  ]);
  const { carrier } = await givenOperatorIn(practice);
  expect(await pagesFor({ token: carrier.token ?? "" }, "operator")).toEqual([{ title: "Operator", to: "/operator" }]);
});
