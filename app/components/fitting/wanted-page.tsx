import { KeptForm } from "~/components/drafts/kept-form";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { ProductsPage } from "~/components/products/products-page";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Crumbs } from "~/components/ui/crumbs";
import { FormActions } from "~/components/ui/form-actions";
import { PageHead } from "~/components/ui/page-head";
import { type FittingSet, setAddress } from "~/forms/fitting/fitting-form";
import { type RefusedWanted, typedWanted } from "~/forms/fitting/wanted-form";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";
import { FittingMap } from "./fitting-map";
import { MapChoosers } from "./map-choosers";
import { WantedCell } from "./wanted-cell";
import { WantedRange } from "./wanted-range";

const formId = "wanted-packs";

type Props = { set: FittingSet; location: string; refused: RefusedWanted | undefined };

/** The map of a set with a field for each lens: how many packs are wanted. A range of powers can be filled at once. */
export function WantedPage({ set, location, refused }: Props) {
  const { t } = useTexts(["fittingSets", "common"]);
  const typed = typedWanted(refused?.entries ?? []);
  const wrong = new Set(refused?.mistakes);
  const chosen = JSON.stringify(set.choosers.map((chooser) => chooser.chosen));
  return (
    <ProductsPage mainAction>
      <Crumbs
        label={t("common:titles.fittingSets")}
        crumbs={[
          { label: t("common:titles.fittingSets"), to: "/products/fitting-sets" },
          { label: set.name, to: setAddress(set.seriesId) },
          { label: t("fittingSets:wanted.edit"), current: true },
        ]}
      />
      <PageHead title={t("common:titles.fittingWanted")}>
        <bdi>{set.name}</bdi>. {t("fittingSets:wanted.lead", { location: isolate(location) })}
      </PageHead>
      <div className="stack">
        <MapChoosers set={set} page="/wanted" />
        {wrong.size > 0 && <RefusalNotice title={t("fittingSets:wanted.wrong", { count: wrong.size })} />}
        <KeptForm subject={chosen} answer={refused} id={formId} preventScrollReset key={`${set.seriesId} ${chosen}`}>
          {/* Enter in a field presses the first button of the form: this one saves. */}
          <button className={styles.unseen} name="intent" value="save" type="submit" tabIndex={-1} aria-hidden="true" />
          <WantedRange set={set} refused={refused} />
          <FittingMap
            set={set}
            cellOf={(cell, isBare) => (
              <WantedCell
                key={`${cell.productId} ${cell.wanted}`}
                {...{ cell, isBare }}
                text={typed.get(cell.productId)}
                isWrong={wrong.has(cell.productId)}
              />
            )}
          />
          <FormActions>
            <Button tone="primary" name="intent" value="save">
              {t("common:actions.save")}
            </Button>
            <ButtonLink to={setAddress(set.seriesId)}>{t("common:actions.cancel")}</ButtonLink>
          </FormActions>
        </KeptForm>
      </div>
    </ProductsPage>
  );
}
