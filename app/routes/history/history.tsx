import { data, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { HistoryPage } from "~/components/orders/history-page";
import { listedOrders } from "~/components/orders/shown-placed-order";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import { daysOfPreset } from "~/domain/calendar/history-presets";
import { marketDayOf } from "~/domain/calendar/market-time";
import { editionOf } from "~/editions/editions";
import { historyAddress, historyOrders, parseHistoryView } from "~/forms/orders/history-view";
import { keepSearch, loadKeptWords } from "~/middleware/kept-search.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/history";
import { findInstead } from "./find-instead.server";
import { reportAddress } from "./report-address";

export const handle = { title: "history", i18n: ["orders"] } satisfies PageHandle;

/** Loads one page of the order history as the URL asks; the words of a search are read from the session (D33). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, tenant, locations, locationId } = context.get(sessionContext);
  const asked = parseHistoryView(url.searchParams);
  const searchText = await loadKeptWords(context, asked.searchId);
  const view = searchText === "" ? parseHistoryView(withoutSearch(url.searchParams)) : asked;
  const edition = editionOf(tenant.countryCode);
  const days = daysOfPreset(view.when, context.get(nowContext), edition.timeZone);
  const answer = await context.get(callsContext).orders.history({
    tenantId: tenant._id,
    ...{ locationId: view.everywhere ? undefined : locationId, stDate: days.from ?? undefined, endDate: days.to ?? undefined },
    ...(view.next ? { next: view.next } : { pageNo: view.page }),
    ...historyOrders[view.sorting],
    ...{ searchTerm: searchText, state: view.state, withCounts: true, pageSize: edition.orderHistoryPageSize },
  });
  const last = Math.max(1, Math.ceil(answer.totalRecords / edition.orderHistoryPageSize));
  if (!view.next && !answer.totalIsLowerBound && view.page > last) throw redirect(historyAddress(view, { page: last }));
  return {
    ...{ ...answer, orders: listedOrders(answer.orders) },
    instead: searchText !== "" && answer.orders.length === 0 ? await findInstead(context, view, searchText) : null,
    ...{ view, searchText, pageSize: edition.orderHistoryPageSize, phone: edition.distributorPhone, ...selectionOf(url) },
    locationName: locations.find(({ _id }) => _id === locationId)?.name ?? "",
    locationCount: locations.length,
    reportAddress: hasAdminPermission(user) ? reportAddress(tenant, days, marketDayOf(context.get(nowContext), edition.timeZone)) : null,
  };
}

/** Returns the id for copying the ticked orders, and whether the URL asks for all to be ticked (D171). */
const selectionOf = ({ searchParams }: URL) => ({ copyId: newId(), allSelected: searchParams.get("select") === "all" });

/** Stores the words of a search on the server and shows it under a random id (D33); without words it shows the history itself. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { typed, mistakes } = await readForm(request, { words: text(100) });
  if (mistakes) return data({ searchText: typed.words, mistake: mistakes.words }, { status: 422 });
  const searchText = typed.words.trim();
  const view = parseHistoryView(withoutSearch(url.searchParams));
  if (searchText === "") return redirect(historyAddress(view));
  const searchId = await keepSearch(context, { words: searchText });
  return redirect(historyAddress(view, { searchId, when: url.searchParams.has("when") ? view.when : "everything" }));
}

function withoutSearch(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete("s");
  return rest;
}

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  return <HistoryPage {...loaderData} refused={actionData} />;
}
