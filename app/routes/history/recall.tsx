import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { text } from "~/calls/text";
import { RecallPage } from "~/components/deliveries/recall-page";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, sessionContext } from "~/context.server";
import { canSearchRecalls } from "~/domain/account/permissions";
import { parseTexts } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import type { Route } from "./+types/recall";

export const handle = { title: "recall", i18n: ["deliveries", "scan", "refusals"] } satisfies PageHandle;

/** Loads who got the boxes of the lots in the URL (D87); redirects those who may not see that to the products. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!canSearchRecalls(context.get(sessionContext).user)) throw redirect(href("/products"));
  const { typed, mistakes } = parseTexts(url.searchParams, { lots: text(1000), product: text(80) });
  const next = url.searchParams.get("next");
  const asked = { search: typed, isFirst: next === null, answer: null, mistakes: {}, refusal: null };
  if (mistakes) return data({ ...asked, mistakes }, { status: 422 });
  if (typed.lots.trim() === "") return data(asked);
  const [error, answer] = await safe(context.get(callsContext).recalls.search({ ...typed, next }));
  if (!error) return data({ ...asked, answer });
  return answerRefusal(context, error, ({ code, values }) => (code === "tooManyLots" ? { ...asked, refusal: { values } } : null));
}

export default function Recall({ loaderData }: Route.ComponentProps) {
  return <RecallPage {...loaderData} />;
}
