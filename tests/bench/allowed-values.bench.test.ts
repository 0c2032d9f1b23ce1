import { expect, test } from "vitest";
import { ilSeries, krSeries } from "~/demo/catalogue/demo-series";
import { allowedValues } from "~/domain/lens/allowed-values";
import type { LensValue } from "~/domain/lens/lens-values";
import type { Series } from "~/domain/lens/series";
import { compare, machine, report } from "./measure";

/** Everything that the blocks of a series list, packs included, one value after the other. */
const valuesOf = ({ rxParameterRestrictions }: Series): LensValue[] =>
  rxParameterRestrictions.flatMap(({ values, packSizes }) => [...Object.values(values).flat(), ...packSizes]);

const [biggest] = [...ilSeries, ...krSeries].toSorted((one, other) => valuesOf(other).length - valuesOf(one).length);

test("the allowed values of the biggest series beside one look at each of its values", async () => {
  if (!biggest) throw new Error("The demo has no series");
  const values = valuesOf(biggest);
  const power = values[0] ?? 0;
  const calls = 500;
  let found = 0;
  const rounds = 60;
  const { first, second, ratio } = await compare(
    () => {
      for (let call = 0; call < calls; call += 1) found += allowedValues(biggest, { power }).packSize.length;
    },
    () => {
      for (let call = 0; call < calls; call += 1) found += values.filter((value) => value === power).length;
    },
    { warmUp: 20, rounds },
  );
  const microseconds = (milliseconds: number) => ((milliseconds * 1000) / calls).toFixed(2);
  report(
    `allowed values ${microseconds(first)} µs, one scan ${microseconds(second)} µs, ratio ${ratio.toFixed(1)}; ${biggest.id} with ${values.length} values in ${biggest.rxParameterRestrictions.length} blocks, a power chosen, medians of ${rounds} x ${calls}, ${machine}`,
  );
  expect(found).toBeGreaterThan(0);
});
