import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import { AuditPage } from "~/components/audit/audit-page";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { editionOf } from "~/editions/editions";
import { auditQuery, auditSearch, readAuditView } from "~/forms/audit/audit-view";
import { shownAgain } from "~/forms/shown-again";
import { throwRefusal } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/audit";

export const handle = { title: "auditTrail", i18n: ["audit"] } satisfies PageHandle;

/** The entries that the address asks for; a period that cannot be shown is refused at its field, and shows none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, tenant } = context.get(sessionContext);
  const { dateFormat, timeZone } = editionOf(tenant.countryCode);
  const view = readAuditView(url.searchParams, dateFormat.day);
  const query = auditQuery(view);
  const { next } = view.asked;
  const asked = view.days ? { ...query, ...(next ? { next } : {}) } : { group: "operators" as const };
  const [refusal, answer] = await safe(context.get(callsContext).audit.list(asked));
  // A page that the address names wrongly is the newest.
  if (refusal) throw next ? redirect(url.pathname + auditSearch(view.asked)) : throwRefusal(refusal);
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  const shown = {
    ...{ view: { ...view, asked: shownAgain(view.asked) }, people: answer.people, selfId: user._id, practiceName: tenant.practiceName },
    today: marketDayOf(context.get(nowContext), timeZone),
    trail: view.days ? answer : null,
    csv: view.days ? `/api/audit/csv?${search}` : null,
  };
  return data(shown, { status: view.days ? 200 : 422 });
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}
