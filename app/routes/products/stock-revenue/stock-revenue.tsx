import { data, Outlet, redirect } from "react-router";
import { v7 as newId } from "uuid";
import type { PageHandle } from "~/components/frame/page-title";
import { pinnedFacts } from "~/components/products/product-facts";
import { StockGridPage } from "~/components/stock-grid/stock-grid-page";
import { StockStart } from "~/components/stock-grid/stock-start-when-asked";
import { BehindModal } from "~/components/ui/behind-modal";
import { callsContext, sessionContext } from "~/context.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import { gridPage } from "~/forms/stock-grid/grid-page";
import { parseGridView } from "~/forms/stock-grid/grid-view";
import { parseGridIntent, withOneMore } from "~/forms/stock-grid/parse-sent-form";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { discardNamedForm, loadKeptForm } from "~/middleware/kept-form.server";
import { later } from "~/middleware/later.server";
import { loadScan } from "../load-scan.server";
import type { Route } from "./+types/stock-revenue";
import { addSheets } from "./add-sheets";
import { keepCarted } from "./keep-carted";
import { loadPromotionOf } from "./load-promotion-of.server";
import { parseGridForm } from "./parse-grid-form.server";
import { loadTool, openSheets, sentForm } from "./posted-grid";

export const handle = {
  title: (shown: Route.ComponentProps["loaderData"], t) =>
    shown.page ? `${shown.page.facts.name}: ${t("titles.stockRevenue")}` : t("titles.stockRevenue"),
  i18n: ["stockGrid", "catalogue", "cart", "scan"],
} satisfies PageHandle;

/** Loads the grid of a series; without one, what the location usually orders, to choose from. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(callsContext);
  const { user, locationId, locations, tenant } = context.get(sessionContext);
  const view = parseGridView(url.searchParams);
  if (!view) {
    await openSheets(context, url);
    const [{ series }, pins] = await Promise.all([catalogue.list({ country: tenant.countryCode, pageSize: 100 }), catalogue.pins()]);
    return { page: null, products: pinnedFacts(series, pins.seriesIds).filter(({ available }) => available) };
  }
  const { focus, boxes, promotionId, ...chosen } = view;
  const typed = await loadKeptForm({ url, context });
  const ordered = { promotionId: promotionId ?? "", seriesId: view.seriesId, isTyped: typed !== null };
  const promotion = promotionId === null ? null : await loadPromotionOf(context, ordered);
  const [grid, { usual }] = await Promise.all([
    foundOr404(catalogue.grid({ ...chosen, locationId })),
    later(context, { usual: foundOr404(catalogue.usualByPower({ seriesId: view.seriesId, locationId })) }),
  ]);
  const isOver = promotionId !== null && promotion === null;
  const refusal = isOver ? ({ code: "promotionEnded" } as const) : null;
  const sent = typed && (await sentForm(context.get(callsContext), typed, view.seriesId, { refusal }));
  const location = { id: locationId, name: locations.find(({ _id }) => _id === locationId)?.name ?? "" };
  const scanned = await loadScan(context, url.searchParams.get("scan"));
  return { page: gridPage(grid, promotion), usual, personId: user._id, location, newPreorderId: newId(), sent, focus, boxes, scanned };
}

/** Adds what is typed to the cart, or shows it again in another view. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const calls = context.get(callsContext);
  const { locationId } = context.get(sessionContext);
  const { entries, status } = await parseGridForm(request);
  const intent = parseGridIntent(entries);
  const seriesId = url.searchParams.get("series") ?? "";
  const promotionId = url.searchParams.get("promotion") || null;
  if (intent.name === "show")
    return data(await sentForm(calls, entries, seriesId, { tool: await loadTool(calls, intent.tool, seriesId) }), { status });
  if (intent.name === "one") return data(await sentForm(calls, withOneMore(entries, intent.productId), seriesId), { status });
  if (intent.name === "keep")
    return data(await sentForm(calls, await keepCarted({ calls, locationId, entries, promotionId }), seriesId, { replaces: true }));
  const outcome = await addSheets({ context, entries, intent, promotionId });
  if (!outcome.added) {
    const renewed = [...entries.filter(([name]) => outcome.renewed.every(([each]) => each !== name)), ...outcome.renewed];
    const replaces = outcome.renewed.length > 0 || entries.some(([name]) => name.startsWith("settled:"));
    return data(await sentForm(calls, renewed, seriesId, { refusal: outcome.refusal, replaces }), { status: outcome.status });
  }
  await discardNamedForm({ url, context });
  const search = new URLSearchParams([...url.searchParams].filter(([name]) => !["form", "focus", "boxes", "scan", "index"].includes(name)));
  return redirect(sameOriginPath(entries.find(([name]) => name === "then")?.[1], `/products/stock-revenue?${search}`));
}

export default function StockRevenue({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BehindModal>
        {loaderData.page ? (
          <StockGridPage
            key={`${loaderData.location.id} ${loaderData.page.promotion?.id ?? ""}`}
            {...loaderData}
            sent={actionData ?? loaderData.sent}
          />
        ) : (
          <StockStart products={loaderData.products} />
        )}
      </BehindModal>
      <Outlet />
    </>
  );
}
