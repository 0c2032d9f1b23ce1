import { data, useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { PackShot } from "~/components/lens/pack-shot";
import { FavouriteStar } from "~/components/products/favourite-star";
import { ProductBadges } from "~/components/products/product-badges";
import { seriesDetails, solutionDetails } from "~/components/products/product-details";
import { SeriesDetailsView } from "~/components/products/series-details-view";
import { SolutionDetailsView } from "~/components/products/solution-details-view";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext } from "~/context.server";
import { useTexts } from "~/i18n/use-texts";
import type { Route } from "./+types/details";

export const handle = {
  title: (details: Route.ComponentProps["loaderData"], t) =>
    t(details.item === "series" && details.trial ? "titles.trialDetails" : "titles.productDetails"),
  modal: true,
  i18n: ["catalogue"],
} satisfies PageHandle;

/** Loads everything about a series, a trial series or a solution; unknown ids are not found (D35). */
export async function loader({ context, params: { itemId } }: Route.LoaderArgs) {
  const { catalogue } = context.get(callsContext);
  const [{ series }, { solutions }] = await Promise.all([
    catalogue.seriesByIds({ seriesIds: [itemId.slice(0, 80)] }),
    catalogue.solutionsByIds({ solutionIds: [itemId.slice(0, 80)] }),
  ]);
  if (series[0]) return seriesDetails(series[0]);
  if (solutions[0]) return solutionDetails(solutions[0]);
  throw data(null, { status: 404 });
}

export default function ProductDetails({ loaderData: details }: Route.ComponentProps) {
  const { t } = useTexts("catalogue");
  const { search } = useLocation();
  const { facts } = details;
  const isTrial = details.item === "series" && details.trial;
  return (
    <Modal
      title={<bdi>{facts.name}</bdi>}
      overline={t(isTrial ? "details.overlineTrial" : "details.overline")}
      wide
      closeTo={{ pathname: "/products", search }}
    >
      <div className="stack">
        <div className="row">
          <PackShot imageId={facts.imageId} frame="medium" priority />
          <ProductBadges product={facts} />
          {!isTrial && <FavouriteStar itemId={facts.id} name={facts.name} isFavourite={facts.isFavourite} className="push" />}
        </div>
        {details.item === "series" ? <SeriesDetailsView details={details} /> : <SolutionDetailsView details={details} />}
      </div>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/products" />;
}
