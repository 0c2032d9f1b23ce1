import type { PageHandle } from "~/components/frame/page-title";
import { ReturnsPage } from "~/components/requests/returns-page";
import { callsContext, sessionContext } from "~/context.server";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/returns";

export const handle = { title: "returns", i18n: ["requests", "orders"] } satisfies PageHandle;

/** Loads what was returned, newest first; the URL of the next page names its start. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant } = context.get(sessionContext);
  const next = url.searchParams.get("next") ?? undefined;
  const listed = await foundOr404(context.get(callsContext).requests.listReturns({ tenantId: tenant._id, next }));
  return { ...listed, isFirst: next === undefined };
}

export default function Returns({ loaderData }: Route.ComponentProps) {
  return <ReturnsPage {...loaderData} />;
}
