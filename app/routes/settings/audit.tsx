import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import { text } from "~/calls/text";
import { AuditPage } from "~/components/audit/audit-page";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { editionOf } from "~/editions/editions";
import { auditQuery, auditSearch, parseAuditView } from "~/forms/audit/audit-view";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/audit";

export const handle = { title: "auditTrail", i18n: ["audit"] } satisfies PageHandle;

/** Loads the entries that the URL asks for; an invalid period is refused at its field, and shows none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, tenant } = context.get(sessionContext);
  const { dateFormat, timeZone } = editionOf(tenant.countryCode);
  const view = parseAuditView(url.searchParams, dateFormat.day);
  const query = auditQuery(view);
  const { next } = view.asked;
  const asked = view.days ? { ...query, ...(next ? { next } : {}) } : { group: "operators" as const };
  const [refusal, answer] = await safe(context.get(callsContext).audit.list(asked));
  // An invalid page in the URL leads to the newest.
  if (refusal) throw next ? redirect(url.pathname + auditSearch(view.asked)) : throwRefusal(refusal);
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  const shown = {
    ...{
      view: { ...view, asked: withoutUnstorable(view.asked) },
      people: answer.people,
      selfId: user._id,
      practiceName: tenant.practiceName,
    },
    today: marketDayOf(context.get(nowContext), timeZone),
    trail: view.days ? answer : null,
    csv: view.days ? `/api/audit/csv?${search}` : null,
  };
  return data(shown, { status: view.days ? 200 : 422 });
}

/**
 * Verifies the chain of the trail; or finds the entries of an order or patient by number: redirects to them, offers a choice of several, or
 * says at the field that there are none. The number is never in the URL (D33).
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { typed, mistakes } = await readForm(request, { number: text(100), intent: text(10) });
  if (typed.intent === "verify") return { chain: await context.get(callsContext).audit.verify() };
  const number = typed.number.trim();
  if (mistakes || number === "")
    return data({ number: typed.number, mistake: mistakes?.number ?? ("required" as const), found: [] }, { status: 422 });
  const { subjects } = await context.get(callsContext).audit.findSubjects({ number });
  const { asked } = parseAuditView(url.searchParams, "");
  const found = subjects.map((subject) => ({ ...subject, search: auditSearch({ ...asked, from: "", to: "" }, { about: subject }) }));
  const [only] = found;
  if (found.length === 1 && only) return redirect(url.pathname + only.search);
  return data(
    { number, mistake: found.length === 0 ? ("numberUnknown" as const) : null, found },
    { status: found.length === 0 ? 422 : 200 },
  );
}

export default function Audit({ loaderData, actionData }: Route.ComponentProps) {
  const chain = actionData && "chain" in actionData ? actionData.chain : undefined;
  return <AuditPage {...loaderData} chain={chain} sought={actionData && "found" in actionData ? actionData : undefined} />;
}
