import { describe, expect, test } from "vitest";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("the home page %s", (_, javaScript) => {
  test.each([
    ["com", "localhost"],
    ["il", "il.localhost"],
    ["kr", "kr.localhost"],
  ])("opens on a %s host", async (_label, host) => {
    const page = await openPage({ javaScript });
    const answer = await page.goto(portalAddress("/", host));
    expect(answer?.status()).toBe(200);
    if (javaScript) await expectNoAxeFindings(page);
  });
});
