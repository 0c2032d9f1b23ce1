import { Link, Outlet, type RouterContextProvider, redirect } from "react-router";
import type { Inputs } from "~/calls/answers";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { type Late, LatePart, useLate } from "~/components/late/late-part";
import { LatePlace } from "~/components/late/late-place";
import { CatalogueEmpty } from "~/components/products/catalogue-empty";
import { CatalogueFilters, type Facets } from "~/components/products/catalogue-filters";
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
import { later } from "~/middleware/later.server";
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
  const query = { ...catalogueQuery({ ...view, searchTerm: searchText }), country };
  const [page, { promotions }] = await Promise.all([
    view.kind === "solutions" ? loadSolutions(context, query) : loadSeries(context, query),
    catalogue.promotions({ country }),
  ]);
  leadToLastPage(view, page);
  const announced = promotions.find(({ isNew }) => isNew) ?? null;
  return answerTexts({ view, isCode, mistake: mistakes?.q ?? null, announced, ...page }, mistakes);
}

type Query = Inputs["catalogue"]["list"];

async function loadSeries(context: Readonly<RouterContextProvider>, query: Query) {
  const { catalogue } = context.get(callsContext);
  const [{ series, facets, ...page }, { seriesIds }] = await Promise.all([catalogue.list(query), catalogue.pins()]);
  return { ...page, products: pinnedFacts(series, seriesIds), known: facets, facets };
}

/** Returns a page of solutions; how many series the other filters would show may follow it, and is not `known` before. */
async function loadSolutions(context: Readonly<RouterContextProvider>, { modality, type, ...query }: Query) {
  const { catalogue } = context.get(callsContext);
  const found = catalogue.solutions(query);
  const counted = catalogue.list({ ...query, modality, type, pageNo: 1, pageSize: 1 });
  const facets = Promise.all([found, counted]).then(
    ([
      { facets: known },
      {
        facets: { kinds, modalities },
      },
    ]) => ({ ...known, kinds, modalities }),
  );
  const [{ solutions, facets: known, ...page }, parts] = await Promise.all([found, later(context, { facets })]);
  return { ...page, products: solutions.map(solutionFacts), known, ...parts };
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
  const { view, isCode, mistake, announced, products, known, facets, totalRecords, pageNo, pageSize } = loaderData;
  const { t } = useTexts(["catalogue", "common"]);
  const pageAt = (page: number) => ({ search: viewSearch({ ...view, pageNo: page }) });
  const last = Math.ceil(totalRecords / pageSize);
  const filtersWith = (shown: Facets) => (
    <CatalogueFilters view={view} facets={shown} summary={t("common:units.results", { count: totalRecords })} />
  );
  return (
    <>
      <BehindModal>
        <ProductsPage>
          {announced && <PromotionBanner promotion={announced} />}
          <PageHead title={t("catalogue:title")} actions={<CatalogueSearch view={view} mistake={mistake} />}>
            <LatePlace place={<Counts facets={known} known={known} />}>
              <Counts facets={facets} known={known} />
            </LatePlace>
            {" · "}
            <Link to="/products/usual-order">{t("common:titles.usualOrder")}</Link>
          </PageHead>
          <LatePart part={facets} place={filtersWith(known)} without={filtersWith(known)}>
            {filtersWith}
          </LatePart>
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

/** How many series and solutions there are, as far as it is known. */
function Counts({ facets, known }: { facets: Late<Facets>; known: Facets }) {
  const { t } = useTexts(["catalogue", "common"]);
  const { kinds, solutions: count } = useLate(facets) ?? known;
  const solutions = t("catalogue:solutionsCount", { count });
  if (kinds.all === undefined) return solutions;
  return t("catalogue:counts", { series: t("common:units.series", { count: kinds.all }), solutions });
}
