import { expect, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";

test.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("the home page opens on the hosts of all markets %s", async (_, javaScript) => {
  const page = await openPage({ javaScript });
  for (const host of ["localhost", "il.localhost", "kr.localhost"]) {
    const answer = await page.goto(portalAddress("/", host));
    expect([host, answer?.status()]).toEqual([host, 200]);
  }
});
