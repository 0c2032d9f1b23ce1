import { expect, test } from "vitest";
import { hasAcceptedPresent, legalVersions } from "~/domain/account/legal-versions";

const { terms, cookies } = legalVersions.KR;

test.each([
  ["both in their present wording", terms, cookies, true],
  ["older terms", "2024-01-01", cookies, false],
  ["an older cookie notice", terms, "2024-01-01", false],
  ["nothing yet", null, null, false],
])("who accepted %s is asked again unless both are present (D46)", (_, termsVersion, cookiesVersion, accepted) => {
  expect(hasAcceptedPresent({ termsVersion, cookiesVersion }, "KR")).toBe(accepted);
});
