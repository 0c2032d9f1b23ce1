import { data } from "react-router";
import { callsContext } from "~/context.server";
import { editionCodes } from "~/domain/edition";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/supply-file";

/** The file of a month's supplies: `2026-10.csv` with the present lines, `2026-10-2.csv` as its second report (D99). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [, month = "", number] = /^(20\d\d-(?:0[1-9]|1[0-2]))(?:-([1-9]\d{0,3}))?\.csv$/.exec(params.name) ?? [];
  const edition = editionCodes.find((code) => code === params.edition);
  if (!edition || month === "") throw data(null, { status: 404 });
  const { fileName, text } = await foundOr404(context.get(callsContext).supply.download({ edition, month, number }));
  return new Response(text, {
    headers: {
      "content-type": "text/csv;charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
}
