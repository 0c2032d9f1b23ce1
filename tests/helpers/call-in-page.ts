import type { Page } from "playwright";

/** Paths before the calls of orders and of master data. */
export const ordersPath = "/api/gp/passthrough/api/gporders";
export const masterPath = "/api/gp/passthrough/api/gpmaster";

/** Makes a call as the person who is signed in on the page, as an integration would: POST with a body, GET without. */
export async function callInPage(page: Page, path: string, body?: object) {
  return page.evaluate(
    async ([address, sent]) => {
      const init = sent ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent) } : {};
      return (await fetch(address, init)).json();
    },
    [path, body] as const,
  );
}
