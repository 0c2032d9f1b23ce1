import { beforeAll, beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { mydayPrice, priceHead, reason } from "../services/imports/given-imports";
import { givenOperatorIn } from "../services/session/accounts";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

async function givenVisitor(language: "en" | "he" = "en") {
  await givenCatalogue();
  const { carrier } = await givenOperatorIn(await givenPractice());
  const visitor = await visitorOf({ token: carrier.token ?? "" }, { language });
  const send = (content: BlobPart, { kind = "prices", leftOut = "keep", name = "prices.csv", edition = "IL" } = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ kind, leftOut, edition })) form.append(field, value);
    form.append("file", new File([content], name));
    return visitor.post("/operator/imports", form);
  };
  return { visitor, send };
}

const textOf = ({ document }: { document: { querySelector: (selector: string) => { textContent: string | null } | null } }) =>
  (document.querySelector("main")?.textContent ?? "").replace(/[\u2066-\u2069]/g, "");

test("a file is previewed, applied, and listed with the person who applied it", async () => {
  const { visitor, send } = await givenVisitor();
  const sent = await send(mydayPrice("123.45"));
  expect(sent.location).toMatch(/^\/operator\/imports\/previews\/[\w-]+$/);
  const preview = await visitor.follow(sent);
  expect(textOf(preview)).toContain("to 123.45");
  const baseline = preview.document.querySelector("input[name=baseline]")?.getAttribute("value") ?? "";
  const listed = await visitor.follow(await visitor.post(sent.location, { baseline }));
  expect(listed.firstOf(["prices.csv was imported."])).not.toBeNull();
  expect(textOf(listed)).toMatch(/Ori Tal.*0 new, 1 changed, 0 removed/);
  expect((await visitor.get(sent.location)).status).toBe(404);
});

test("a file with mistakes is reported line by line, and nothing is stored", async () => {
  const { visitor, send } = await givenVisitor();
  const refused = await send(`${priceHead}\nil-none,30,1,1,1\nil-myday,30,ten,1,1\n`, { leftOut: "remove" });
  expect(refused.status).toBe(422);
  expect(textOf(refused)).toContain("2 mistakes in prices.csv. Nothing was changed.");
  expect(textOf(refused)).toContain("Line 2 itemIdThere is no series or solution “il-none”.");
  expect(textOf(refused)).toContain("Line 3 priceRetail“ten” is not an amount in the currency of this market.");
  const chosen = [...refused.document.querySelectorAll("main select option[selected]")].map((each) => each.getAttribute("value"));
  expect(chosen.slice(0, 2)).toEqual(["prices", "remove"]);
  expect(textOf(await visitor.get("/operator/imports"))).toContain("Nothing has been imported into this market yet.");
});

test("the mistakes are in the operator's language", async () => {
  const { send } = await givenVisitor("he");
  expect(textOf(await send(`${priceHead}\nil-none,30,1,1,1\n`))).toContain("שורה 2 itemIdאין סדרה או תמיסה ״il-none״.");
});

test.each([
  ["no file", "", "Choose a file."],
  ["a file that is no text", new Uint8Array([0xff, 0xff, 0, 1]), "This is not UTF-8 text."],
  ["a file that is too large", new Uint8Array(5 * 1024 * 1024 + 1).fill(0x61), "The file is larger than 5 MB."],
])("%s is refused at its field", async (_, content, sentence) => {
  const { send } = await givenVisitor();
  const refused = await send(content);
  expect(refused.status).toBe(422);
  expect(refused.document.querySelector("[aria-invalid=true]")?.getAttribute("name")).toBe("file");
  expect(textOf(refused)).toContain(sentence);
});

test("when the data have changed since, the preview says so and is made again", async () => {
  const { visitor, send } = await givenVisitor();
  const { location } = await send(mydayPrice("100"));
  const stale = await visitor.post(location, { baseline: "9.9" });
  expect(stale.status).toBe(409);
  expect(textOf(stale)).toContain("The data changed after this preview.");
  const baseline = stale.document.querySelector("input[name=baseline]")?.getAttribute("value") ?? "";
  expect((await visitor.post(location, { baseline })).location).toBe("/operator/imports?market=IL");
});

test("a file that changes nothing has no button to apply it", async () => {
  const { visitor, send } = await givenVisitor();
  const { html } = await visitor.get("/operator/imports/files/IL/prices.csv");
  const preview = await visitor.follow(await send(html));
  expect(textOf(preview)).toContain("This file changes nothing.");
  expect(preview.document.querySelector("main form button")).toBeNull();
});

test("a version is undone with a reason", async () => {
  const { visitor, send } = await givenVisitor();
  const { location } = await send(mydayPrice("100"));
  const preview = await visitor.get(location);
  const baseline = preview.document.querySelector("input[name=baseline]")?.getAttribute("value") ?? "";
  const listed = await visitor.follow(await visitor.post(location, { baseline }));
  const undo = listed.document.querySelector("a[href*='/undo/']")?.getAttribute("href") ?? "";
  expect(undo).toBe("/operator/imports/undo/IL/1");
  expect((await visitor.get(undo)).html).toContain("Undoes");
  const refused = await visitor.post(undo, { reason: " " });
  expect(refused.status).toBe(422);
  const undone = await visitor.follow(await visitor.post(undo, { reason }));
  expect(undone.firstOf([reason])).not.toBeNull();
  expect(textOf(undone)).toContain("Version 1 undone");
  expect((await visitor.post(undo, { reason })).status).toBe(302);
  expect((await visitor.post(undo, { reason: `${reason} again` })).status).toBe(409);
  for (const missing of ["IL/7", "IL/none", "XX/1"]) expect((await visitor.get(`/operator/imports/undo/${missing}`)).status).toBe(404);
});

test("the files of the market are tables and JSON; others are not found", async () => {
  const { visitor } = await givenVisitor();
  const products = await visitor.get("/operator/imports/files/IL/products.csv?series=il-myday");
  expect(products.html).toContain("il-myday~pw-3_25~bc8_4~di14_2~90");
  expect(JSON.parse((await visitor.get("/operator/imports/files/KR/catalogue.json")).html)).toHaveProperty("solutions");
  for (const name of ["IL/products.csv", "IL/orders.csv", "IL/prices.xls", "XX/prices.csv"])
    expect((await visitor.get(`/operator/imports/files/${name}`)).status).toBe(404);
});
