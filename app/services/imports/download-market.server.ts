import { csvText } from "~/domain/csv";
import { exportMarket } from "~/domain/import/export-market";
import { operator } from "../access.server";
import { loadMarket } from "./load-market.server";

/** Returns a file of a market's data; products of a series that it does not have are not found. */
export const downloadMarket = operator.imports.download.handler(async ({ input, context, errors }) => {
  const { edition, kind, format, seriesId = null } = input;
  const market = await context.doors.asDistributor((tx) => loadMarket(tx, edition));
  if (kind === "products" && !market.seriesById.has(seriesId ?? "")) throw errors.notFound();
  const { head, rows, json } = exportMarket(kind, market, seriesId);
  const name = kind === "products" ? `${seriesId}-products` : `${edition.toLowerCase()}-${kind}`;
  return { fileName: `${name}.${format}`, text: format === "json" ? `${JSON.stringify(json, null, 2)}\n` : csvText([head, ...rows]) };
});
