import { ProductsPage } from "~/components/products/products-page";
import { ButtonLink } from "~/components/ui/button-link";
import { Crumbs } from "~/components/ui/crumbs";
import { PageHead } from "~/components/ui/page-head";
import { type FittingSet, type RefusedShelf, setAddress } from "~/forms/fitting/fitting-form";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { ChosenPatient } from "./chosen-patient";
import styles from "./fitting.module.css";
import { FittingMap } from "./fitting-map";
import { LatestActs } from "./latest-acts";
import { MapChoosers } from "./map-choosers";
import { MapKey } from "./map-key";
import { ScanPacks } from "./scan-packs";
import { SetSums } from "./set-sums";

type Props = { set: FittingSet; location: string; batchId: string; refused: RefusedShelf | undefined };

/** The fitting set of one trial series: the map by power, its totals, scanning, and the latest acts. */
export function FittingSetPage({ set, location, batchId, refused }: Props) {
  const { t } = useTexts(["fittingSets", "common"]);
  const chosen = new URLSearchParams(set.choosers.map((chooser) => [chooser.field, String(chooser.chosen)]));
  return (
    <ProductsPage mainAction={set.sums.missing > 0}>
      <Crumbs
        label={t("common:titles.fittingSets")}
        crumbs={[
          { label: t("common:titles.fittingSets"), to: "/products/fitting-sets" },
          { label: set.name, current: true },
        ]}
      />
      <PageHead
        title={<bdi>{set.name}</bdi>}
        actions={
          <>
            <ButtonLink icon="edit" to={`${setAddress(set.seriesId)}/wanted?${chosen}`}>
              {t("fittingSets:wanted.edit")}
            </ButtonLink>
            {set.sums.missing > 0 && (
              <ButtonLink
                tone="primary"
                icon="repeat"
                to={`/products/fitting-sets/refill?${new URLSearchParams({ series: set.seriesId })}`}
              >
                {t("fittingSets:refillSet")}
              </ButtonLink>
            )}
          </>
        }
      >
        {isolate(location)}
      </PageHead>
      <div className="stack">
        <SetSums sums={set.sums} />
        <ChosenPatient />
        <MapChoosers set={set} page="" />
        <MapKey />
        <FittingMap set={set} />
        <div className={styles.beside}>
          <ScanPacks batchId={batchId} refused={refused} />
          <LatestActs acts={set.acts} action={`${setAddress(set.seriesId)}?${chosen}`} />
        </div>
      </div>
    </ProductsPage>
  );
}
