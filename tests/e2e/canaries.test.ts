import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { loadBrowserStorage } from "~tests/helpers/browser-storage";
import { findCanaryNames } from "~tests/helpers/canary-names";
import { signIn } from "~tests/helpers/sign-in";

/* Every browser test ends by looking for patients' names in what the browser keeps (openPage); here names are typed on purpose. */

const typed = { firstName: "Zephyrquist", lastName: "Quillfeather", phone: "050-000-7731", note: "Thimblewick" };

test("a patient who is typed, searched, saved and ordered for leaves no name in the browser's storage", async () => {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "admin" }, "/patients/new");
  const go = (path: string) => page.goto(new URL(path, page.url()).href);
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value);
  await page.press("[name=lastName]", "Enter");
  await page.waitForURL(/\/patients\/[0-9a-f-]{36}/);
  const [, patient] = /\/patients\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  await page.locator("h1", { hasText: typed.lastName }).waitFor();
  await go(`/products/patient-revenue?patient=${patient}&series=il-myday`);
  await page.fill("#note", typed.note);
  await page.fill("#right-quantity", "3");
  await expect.poll(() => loadBrowserStorage(page)).toContain("il-myday");
  await go("/patients");
  const search = page.locator("input[name=words][data-search-shortcut]");
  await search.fill(typed.lastName);
  await search.press("Enter");
  await page.waitForURL(/\/search\?s=/);
  const stored = await loadBrowserStorage(page);
  expect(findCanaryNames(stored)).toEqual([]);
  expect([stored.includes(typed.phone), page.url().includes(typed.lastName)]).toEqual([false, false]);
});

test("a name in any storage of a page would be found", async () => {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "admin" });
  const found: string[][] = [];
  for (const kind of ["localStorage", "sessionStorage", "indexedDB", "caches"] as const) {
    await page.evaluate(async (where) => {
      const name = "Quillfeather";
      if (where === "localStorage" || where === "sessionStorage") window[where].setItem("canary", name);
      if (where === "caches") await (await caches.open("canary")).put("/canary", new Response(name));
      if (where !== "indexedDB") return;
      await new Promise<void>((resolve) => {
        const request = indexedDB.open("canary");
        request.onupgradeneeded = () => request.result.createObjectStore("names").put(name, 1);
        request.onsuccess = () => resolve(request.result.close());
      });
    }, kind);
    found.push(findCanaryNames(await loadBrowserStorage(page)));
    await page.evaluate(async () => {
      localStorage.removeItem("canary");
      sessionStorage.removeItem("canary");
      indexedDB.deleteDatabase("canary");
      await caches.delete("canary");
    });
  }
  expect(found).toEqual(Array.from({ length: 4 }, () => ["Quillfeather"]));
});
