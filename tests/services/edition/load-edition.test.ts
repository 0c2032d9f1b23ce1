import { safe } from "@orpc/client";
import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPerson, givenPractice } from "~tests/helpers/given";

beforeEach(resetDatabase);

test("answers the configuration of the practice's own edition", async () => {
  const person = await givenPerson(await givenPractice());
  const { settings } = await callContextFor(person);
  const calls = await callsFor(person, { settings: { ...settings, publicUrl: "https://{subDomain}.dioptre.example" } });
  const url = "https://einayim.dioptre.example";
  expect(await calls.edition.read({ edition: "IL" })).toMatchObject({
    metadata: { editionCode: "IL", editionName: "Israel", url, environment: "development", microservicesUsed: ["gpmaster", "gporders"] },
    gpFrontend: { orientation: "rtl", productPageSize: 12, orderHistoryPageSize: 30 },
    globalSettings: {
      ...{ dateFormat: "yyyy/MM/dd", currencyCode: "ILS", countryCode: "IL", catalogSuffix: "standard" },
      serviceBaseUrls: { calls: `${url}/api`, description: `${url}/api/openapi.json` },
    },
  });
});

test("Korea has won and its own orientation", async () => {
  const calls = await callsFor(await givenPerson(await givenPractice({ subDomain: "hanbit", edition: "KR" })));
  expect(await calls.edition.read({ edition: "KR" })).toMatchObject({
    gpFrontend: { orientation: "ltr" },
    globalSettings: { currencyCode: "KRW", countryCode: "KR" },
  });
});

test("another edition than the practice's is not found (D35)", async () => {
  const calls = await callsFor(await givenPerson(await givenPractice()));
  const [refusal] = await safe(calls.edition.read({ edition: "KR" }));
  expect(refusal).toMatchObject({ code: "notFound", status: 404 });
});
