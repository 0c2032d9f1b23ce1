import { expect, test } from "vitest";
import { savedMeanwhile } from "~/forms/saved-meanwhile";

test("only named fields that differ are returned, with what is stored", () => {
  const typed = { firstName: " Dana ", lastName: "Ziv", sms: false, locationIds: ["b", "a"], version: "1" };
  const stored = { firstName: "Dana", lastName: "Zohar", sms: true, locationIds: ["a", "b"], version: "2" };
  const names = ["firstName", "lastName", "sms", "locationIds"] as const;
  expect(savedMeanwhile(names, typed, stored)).toEqual({ lastName: "Zohar", sms: true });
  expect(savedMeanwhile(names, typed, { ...stored, locationIds: ["c"] })).toMatchObject({ locationIds: ["c"] });
  expect(savedMeanwhile(["firstName"], typed, stored)).toEqual({});
});
