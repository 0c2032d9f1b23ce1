import type { RouterContextProvider } from "react-router";
import type { FoundInstead } from "~/components/orders/history-answer";
import { callsContext, sessionContext } from "~/context.server";
import { searchKey } from "~/domain/account/search-key";
import type { HistoryView } from "~/forms/orders/history-view";

/** Returns what else a search may have meant; called only when it found nothing. */
export async function findInstead(context: Readonly<RouterContextProvider>, view: HistoryView, searchTerm: string): Promise<FoundInstead> {
  const { tenant, locations } = context.get(sessionContext);
  const { orders, catalogue } = context.get(callsContext);
  const wideView: HistoryView = { ...view, when: "everything", state: "all", everywhere: locations.length > 1 };
  const isWider = (["when", "state", "everywhere"] as const).some((filter) => wideView[filter] !== view[filter]);
  const [found, suggested] = await Promise.all([
    isWider ? orders.history({ tenantId: tenant._id, searchTerm, pageSize: 1 }) : null,
    catalogue.suggest({ searchTerm }),
  ]);
  const name = suggested.items[0]?.displayName ?? null;
  const isSame = name !== null && searchKey(name) === searchKey(searchTerm);
  return { wider: found?.totalRecords ?? 0, wideView, product: isSame ? null : name };
}
