import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { publishedSeries } from "~/calls/distributor";
import { raiseCatalogueVersion, writeSeries, writeSolution } from "~/db/queries/practice/distributor.server";
import { defaultPackSize } from "~/domain/lens/default-pack-size";
import type { Series } from "~/domain/lens/series";
import { distributor } from "../access.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { applied, type ItemOutcome, refusedItem, unchanged } from "./item-outcome.server";

/**
 * Stores series and solutions that the distributor publishes, all of one call in one transaction. A series number belongs to one series
 * forever, because GTINs contain it (D15); numbers in a value list are sorted, because the rules of lenses rely on it (D14). Of two entries
 * for one item the later counts.
 */
export const updateCatalogue = distributor.distributor.updateCatalogue.handler(({ input, context }) =>
  context.doors.asDistributor(async (tx) => {
    const { edition } = input;
    const { now } = context;
    const catalogue = await loadCatalogue(tx, edition);
    const [seriesById, solutionsById] = [new Map(catalogue.seriesById), new Map(catalogue.solutionsById)];
    const ownerOfNumber = new Map([...seriesById.values()].map(({ seriesNumber, id }) => [seriesNumber, id]));
    const results: ItemOutcome[] = [];
    for (const published of input.series) {
      const data = { ...published, edition, rxParameterRestrictions: packedBlocks(published) } as Series;
      const { id, seriesNumber, active } = data;
      const present = seriesById.get(id);
      const isTaken = (ownerOfNumber.get(seriesNumber) ?? id) !== id || (present && present.seriesNumber !== seriesNumber);
      if (isTaken) results.push(refusedItem("numberTaken"));
      else if (!hasAscendingValues(data)) results.push(refusedItem("invalidValues"));
      else if (present && isDeepStrictEqual({ ...present }, data)) results.push(unchanged);
      else {
        await writeSeries(tx, { edition, id, seriesNumber, active, data, changedAt: now });
        ownerOfNumber.set(seriesNumber, id);
        seriesById.set(id, data);
        results.push(applied);
      }
    }
    for (const published of input.solutions) {
      const data = { ...published, edition };
      const { id, active } = data;
      if (isDeepStrictEqual({ ...solutionsById.get(id) }, data)) results.push(unchanged);
      else {
        await writeSolution(tx, { edition, id, active, data });
        solutionsById.set(id, data);
        results.push(applied);
      }
    }
    if (results.some(({ outcome }) => outcome === "applied")) await raiseCatalogueVersion(tx, edition, now);
    return { results };
  }),
);

/** Returns the blocks of a series, each with its pack sizes; by default the usual one (D16). */
function packedBlocks({
  rxParameterRestrictions,
  modality,
}: Pick<z.infer<typeof publishedSeries>, "rxParameterRestrictions" | "modality">) {
  return rxParameterRestrictions.map((block) => ({ ...block, packSizes: block.packSizes ?? [defaultPackSize(modality)] }));
}

function hasAscendingValues({ rxParameterRestrictions }: Series): boolean {
  return rxParameterRestrictions.every(({ values }) =>
    Object.values(values).every((list) => {
      const numbers = (list ?? []).filter((value) => typeof value === "number");
      return numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? value));
    }),
  );
}
