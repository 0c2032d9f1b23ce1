import { expect, test } from "vitest";
import { checkSeenVersion } from "~/domain/check-seen-version";

test.each([
  ["of the present version", "a", "a", "b", true],
  ["without a version", undefined, "a", "b", true],
  ["of an older version", "a", "b", "c", false],
  ["of an older version, back to it", "a", "b", "a", false],
  ["that was already made", "a", "b", "b", true],
])("a change %s", (_, seen, present, wanted, isPermitted) => {
  expect(checkSeenVersion({ seen, present, wanted })).toMatchObject(
    isPermitted ? { permitted: true } : { permitted: false, code: "changedElsewhere" },
  );
});
