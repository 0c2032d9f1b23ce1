import type { Inputs } from "~/calls/answers";
import type { Doors } from "~/db/doors.server";
import { csvText } from "~/domain/csv";
import { exportMarket } from "~/domain/import/export-market";
import { operator } from "../access.server";
import { loadMarket } from "./load-market.server";

/** Returns the data of a market as a file; not found for the products of a series that it does not have. */
export const downloadMarket = operator.imports.download.handler(async ({ input, context: { doors }, errors }) => {
  const file = await marketFile(doors, input);
  if (!file) throw errors.notFound();
  return file;
});

/** Returns a file with the data of a market; null for the products of a series that it does not have. */
export async function marketFile(doors: Doors, { edition, kind, format, seriesId }: Inputs["imports"]["download"]) {
  const market = await doors.readDistributor((tx) => loadMarket(tx, edition));
  if (kind === "products" && !market.seriesById.has(seriesId ?? "")) return null;
  const { head, rows, json } = exportMarket(kind, market, seriesId ?? null);
  const name = kind === "products" ? `${seriesId}-products` : `${edition.toLowerCase()}-${kind}`;
  return { fileName: `${name}.${format}`, text: format === "json" ? `${JSON.stringify(json, null, 2)}\n` : csvText([head, ...rows]) };
}
