import { beforeAll, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue } from "~tests/helpers/given";

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
});

test.each([
  ["il-myday", { name: "MyDay", line: "daily", packSize: 30, kind: "sphere", tone: "teal", bottle: false }],
  ["il-myday~90", { name: "MyDay", line: "daily", packSize: 90, kind: "sphere", tone: "teal", bottle: false }],
  ["kr-biofinity-toric", { name: "Biofinity Toric", line: "6 lenses", packSize: 6, kind: "toric", tone: "blue", bottle: false }],
  ["il-misight-1-day-trial", { name: "MiSight 1 day", line: "trial", packSize: 5, kind: "myopiaControl", tone: "coral", bottle: false }],
  ["il-clearwell-360", { name: "Clearwell", line: "360 ml", packSize: 1, kind: "sphere", tone: "blue", bottle: true }],
])("%s is drawn as its box or bottle", async (imageId, facts) => {
  expect(await (await callsFor(null)).catalogue.packShot({ imageId })).toEqual(facts);
});

test.each(["il-nothing", "il-myday~7", "il-clearwell-360~6", "", "il-myday~90~90"])("%j is not a picture", async (imageId) => {
  await expect((await callsFor(null)).catalogue.packShot({ imageId })).rejects.toMatchObject({ code: "notFound", status: 404 });
});
