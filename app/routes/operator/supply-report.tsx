import { safe } from "@orpc/client";
import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import type { PageHandle } from "~/components/frame/page-title";
import { SupplyPage } from "~/components/supply/supply-page";
import { callsContext, noticeContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import type { Route } from "./+types/supply-report";
import { supplyOf } from "./supply-of.server";

export const handle = { title: "supplyReport", i18n: ["supply", "operator", "refusals", "errors"] } satisfies PageHandle;

/** Loads the supplies of the market and month in the URL; by default the last month of the first market with that duty (D99). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { asked, ...offered } = supplyOf(context, url);
  return { ...offered, reportId: newId(), report: await foundOr404(context.get(callsContext).supply.read(asked)) };
}

/** Records the report of a month, or its corrections. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { edition, month } = supplyOf(context, url).asked;
  const reportId = textOf(await postedForm(request), "reportId");
  const [error, report] = await safe(context.get(callsContext).supply.take({ edition, month, reportId }));
  if (error) return answerRefusal(context, error, ({ code }) => (code === "malformed" ? null : { code }));
  context.get(noticeContext).add({ key: "supply:notices.taken", values: { number: report.number, month, count: report.lines } });
  return redirect(`${href("/operator/supply-report")}?market=${edition}&month=${month}`);
}

export default function SupplyReport({ loaderData, actionData }: Route.ComponentProps) {
  return <SupplyPage {...loaderData} refused={actionData?.code ?? null} />;
}
