import { expect, test } from "vitest";
import { ilSeries } from "~/demo/catalogue/demo-series";
import { otherSeriesMaking } from "~/domain/lens/other-series-making";
import { seriesById } from "./arbitrary-lens";

test.each([
  ["an axis between the tens", "il-biofinity-toric", { power: -2.75, cylinder: -0.75, axis: 175 }, ["il-biofinity-xr-toric"]],
  ["a strong minus power", "il-biofinity", { power: -14 }, ["il-biofinity-xr"]],
  [
    "a quarter that daily lenses lack",
    "il-clariti-1-day",
    { power: 5.25 },
    ["il-biofinity", "il-biofinity-energys", "il-avaira-vitality", "il-dailies-total1", "il-acuvue-oasys-1-day", "il-acuvue-oasys"],
  ],
  ["what nobody makes", "il-biofinity", { power: -40 }, []],
])("%s is found in other series of the kind", (_, id, chosen, others) => {
  expect(otherSeriesMaking(ilSeries, seriesById(id), chosen).map((series) => series.id)).toEqual(others);
});

test("trial series, retired series and those of another market are not offered", () => {
  const found = otherSeriesMaking([...ilSeries, seriesById("kr-biofinity")], seriesById("il-myday"), { power: -3 });
  expect(found[0]?.id).toBe("il-clariti-1-day");
  expect(found.every((series) => !series.trial && series.active && series.edition === "IL")).toBe(true);
});
