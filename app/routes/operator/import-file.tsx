import { data } from "react-router";
import { callsContext } from "~/context.server";
import { editionCodes } from "~/domain/edition";
import { importFormats, importKinds } from "~/domain/import/import-file";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/import-file";

/** A file of a market's data: `prices.csv`, `catalogue.json`, or `products.csv` of the series in the URL. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [kindName, formatName] = params.name.split(".");
  const edition = editionCodes.find((code) => code === params.edition);
  const kind = importKinds.find((each) => each === kindName);
  const format = importFormats.find((each) => each === formatName);
  if (!edition || !kind || !format) throw data(null, { status: 404 });
  const seriesId = url.searchParams.get("series")?.slice(0, 80);
  const { fileName, text } = await foundOr404(context.get(callsContext).imports.download({ edition, kind, format, seriesId }));
  return new Response(text, {
    headers: {
      "content-type": format === "csv" ? "text/csv;charset=utf-8" : "application/json;charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
}
