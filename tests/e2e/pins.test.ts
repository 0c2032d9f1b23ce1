import { describe, expect, onTestFinished, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage } from "~tests/helpers/call-in-page";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

describe.each(waysOfScripts)("a person's pins, %s", (_way, javaScript) => {
  test("are set on a catalogue card, come first where an order begins, and are the person's own (D44)", async () => {
    const helper = await openPage();
    await signIn(helper, { practice: "carmel", person: "staff" }, "/about");
    const seriesId = "il-proclear-1-day";
    onTestFinished(() => callInPage(helper, "/api/products/pins", { seriesId, pinned: false }));
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "carmel", person: "staff" }, "/products?q=proclear+1");
    await page.getByRole("button", { name: /^Pin .Proclear 1 day. for your orders$/ }).click();
    await page.getByRole("button", { name: /^Unpin .Proclear 1 day.$/, pressed: true }).waitFor();
    await page
      .getByText(/Proclear 1 day.* pinned for your orders/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.goto(new URL("/products/stock-revenue", page.url()).href);
    const first = page.locator("main ul li h2").first();
    expect(await page.getByRole("main").textContent()).toContain("Pinned by you");
    expect(await first.textContent()).toBe("Proclear 1 day");
    const other = await openPage({ javaScript });
    await signIn(other, { practice: "carmel", person: "doctor" }, "/products?q=proclear+1");
    expect(await other.getByRole("button", { name: /Proclear 1 day/, pressed: true }).count()).toBe(0);
    await page.getByRole("button", { name: /^Unpin .Proclear 1 day.$/ }).click();
    await page.getByText("Pinned by you").waitFor({ state: "detached" });
  });
});
