import { beforeAll, beforeEach, expect, test } from "vitest";
import { type PortalCookies, portalCookies } from "~/middleware/portal-cookies.server";
import { resetDatabase } from "~tests/helpers/database";
import { openPages, visitorOf } from "~tests/helpers/visitor";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

/** The section of the notice that describes each cookie. */
const sectionOf: Record<keyof PortalCookies | "language" | "scripts", string> = {
  ...{ session: "session", device: "device", language: "language", notices: "passing", returnPath: "passing" },
  ...{ written: "position", scripts: "scripts" },
};

test("the cookie notice has a section for each of its seven cookies", async () => {
  const names = [...Object.keys(portalCookies({ secret: "x".repeat(32), secure: false })), "language", "scripts"];
  expect(names.sort()).toEqual(Object.keys(sectionOf).sort());
  expect(names).toHaveLength(7);
  const page = await (await visitorOf({ token: "" })).get("/cookies");
  const sections = [...page.document.querySelectorAll("article section")].map(({ id }) => id);
  expect(sections).toEqual(["session", "device", "language", "passing", "position", "scripts", "storage"]);
  expect(Object.values(sectionOf).filter((section) => !sections.includes(section))).toEqual([]);
});
