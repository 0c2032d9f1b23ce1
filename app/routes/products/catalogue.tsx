import { Link, Outlet, redirect } from "react-router";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { CatalogueEmpty } from "~/components/products/catalogue-empty";
import { CatalogueFilters } from "~/components/products/catalogue-filters";
import { CatalogueSearch } from "~/components/products/catalogue-search";
import { pinnedFacts, solutionFacts } from "~/components/products/product-facts";
import { ProductList } from "~/components/products/product-list";
import { ProductsPage } from "~/components/products/products-page";
import { PromotionBanner } from "~/components/promotions/promotion-banner";
import { BehindModal } from "~/components/ui/behind-modal";
import { PageHead } from "~/components/ui/page-head";
import { Pagination } from "~/components/ui/pagination";
import { callsContext, sessionContext } from "~/context.server";
import { parseScan } from "~/domain/scan/parse-scan";
import { catalogueQuery } from "~/forms/products/catalogue-query";
import { type CatalogueView, parseCatalogueView, viewSearch } from "~/forms/products/catalogue-view";
import { scanAddress } from "~/forms/scan/scan-address";
import { useTexts } from "~/i18n/use-texts";
import { answerTexts, parseTexts } from "~/middleware/read-form.server";
import type { Route } from "./+types/catalogue";

export const handle = { title: "products", i18n: ["catalogue"] } satisfies PageHandle;

/** Loads one view of the catalogue. A scanned code of a product redirects to that. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(callsContext);
  const { countryCode: country } = context.get(sessionContext).tenant;
  const { view, searchText, isCode, mistakes } = parseAsked(url.searchParams);
  const scanned = isCode ? scanAddress(await catalogue.findByScan({ scan: searchText }), searchText) : null;
  if (scanned) throw redirect(scanned);
  const isSolutions = view.kind === "solutions";
  const query = { ...catalogueQuery({ ...view, searchTerm: searchText }), country };
  const [{ series, ...page }, { seriesIds: pins }, { promotions }] = await Promise.all([
    catalogue.list(isSolutions ? { ...query, pageNo: 1, pageSize: 1 } : query),
    catalogue.pins(),
    catalogue.promotions({ country }),
  ]);
  const answer = { view, isCode, mistake: mistakes?.q ?? null, announced: promotions.find(({ isNew }) => isNew) ?? null };
  if (!isSolutions) {
    leadToLastPage(view, page);
    return answerTexts({ ...answer, ...page, products: pinnedFacts(series, pins) }, mistakes);
  }
  const { modality: _, type: __, ...rest } = query;
  const { solutions, ...found } = await catalogue.solutions(rest);
  leadToLastPage(view, found);
  const facets = { ...page.facets, manufacturers: found.facets.manufacturers, favourites: found.facets.favourites };
  return answerTexts({ ...answer, ...found, facets, products: solutions.map(solutionFacts) }, mistakes);
}

/** Returns the view in a URL, and its search. A text that is too long is shown again as typed; its beginning is searched for. */
function parseAsked(search: URLSearchParams) {
  const asked = parseCatalogueView(search);
  const isCode = parseScan(asked.searchTerm) !== null;
  const { typed, mistakes } = parseTexts(search, { q: text(200, isCode ? "scan" : "line") });
  const view = mistakes ? { ...asked, searchTerm: typed.q.trim() } : asked;
  return { view, searchText: view.searchTerm.slice(0, 100), isCode, mistakes };
}

/** Redirects a page past the last one, as an old URL may have it, to the last. */
function leadToLastPage(view: CatalogueView, { totalRecords, pageSize }: { totalRecords: number; pageSize: number }): void {
  const last = Math.max(1, Math.ceil(totalRecords / pageSize));
  if (view.pageNo > last) throw redirect(`/products${viewSearch({ ...view, pageNo: last })}`);
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { view, isCode, mistake, announced, products, facets, totalRecords, pageNo, pageSize } = loaderData;
  const { t } = useTexts(["catalogue", "common"]);
  const pageAt = (page: number) => ({ search: viewSearch({ ...view, pageNo: page }) });
  const last = Math.ceil(totalRecords / pageSize);
  return (
    <>
      <BehindModal>
        <ProductsPage>
          {announced && <PromotionBanner promotion={announced} />}
          <PageHead title={t("catalogue:title")} actions={<CatalogueSearch view={view} mistake={mistake} />}>
            {t("catalogue:counts", {
              series: t("common:units.series", { count: facets.kinds.all ?? 0 }),
              solutions: t("catalogue:solutionsCount", { count: facets.solutions }),
            })}
            {" · "}
            <Link to="/products/usual-order">{t("common:titles.usualOrder")}</Link>
          </PageHead>
          <CatalogueFilters view={view} facets={facets} summary={t("common:units.results", { count: totalRecords })} />
          {products.length === 0 ? (
            <CatalogueEmpty view={view} unknownCode={isCode} />
          ) : (
            <ProductList
              layout={view.layout}
              products={products}
              linkTo={(id) => ({ pathname: `/products/details/${id}`, search: viewSearch(view) })}
            />
          )}
          {products.length > 0 && (
            <Pagination
              label={t("common:paging.label")}
              summary={t("common:paging.range", {
                from: (pageNo - 1) * pageSize + 1,
                to: (pageNo - 1) * pageSize + products.length,
                total: totalRecords,
              })}
              previous={pageNo > 1 ? pageAt(pageNo - 1) : null}
              next={pageNo < last ? pageAt(pageNo + 1) : null}
              previousLabel={t("common:actions.previous")}
              nextLabel={t("common:actions.next")}
            />
          )}
        </ProductsPage>
      </BehindModal>
      <Outlet />
    </>
  );
}
