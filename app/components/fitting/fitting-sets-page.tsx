import { Form } from "react-router";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { ProductsPage } from "~/components/products/products-page";
import { TrialModes } from "~/components/trials/trial-modes";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import type { FittingSets, RefusedShelf } from "~/forms/fitting/fitting-form";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { ChosenPatient } from "./chosen-patient";
import { ExpiringPacks } from "./expiring-packs";
import styles from "./fitting.module.css";
import { LatestActs } from "./latest-acts";
import { ScanPacks } from "./scan-packs";
import { SetsTable } from "./sets-table";

type Props = { shelf: FittingSets; location: string; batchId: string; refused: RefusedShelf | undefined };

/** All fitting sets of a location: what each holds and lacks, what expires, and the latest acts. */
export function FittingSetsPage({ shelf, location, batchId, refused }: Props) {
  const { t } = useTexts(["fittingSets", "common"]);
  const { sets, others, expiring, acts } = shelf;
  const isIncomplete = sets.some(({ missing }) => missing > 0);
  return (
    <ProductsPage mainAction={isIncomplete}>
      <PageHead
        title={t("common:titles.fittingSets")}
        actions={
          isIncomplete && (
            <ButtonLink tone="primary" icon="repeat" to="/products/fitting-sets/refill">
              {t("fittingSets:refill")}
            </ButtonLink>
          )
        }
      >
        {t("fittingSets:lead", { location: isolate(location) })}
      </PageHead>
      <div className="stack">
        <TrialModes current="fitting" />
        <ChosenPatient />
        <Panel title={t("fittingSets:table.title")}>
          {sets.length === 0 ? (
            <EmptyState title={t("fittingSets:empty.title")}>{t("fittingSets:empty.text")}</EmptyState>
          ) : (
            <SetsTable sets={sets} location={location} />
          )}
          {others.length > 0 && <BeginSet others={others} />}
        </Panel>
        <div className={styles.beside}>
          <ScanPacks batchId={batchId} refused={refused} />
          <ExpiringPacks expiring={expiring} batchId={batchId} />
        </div>
        <LatestActs acts={acts} action="/products/fitting-sets" />
      </div>
    </ProductsPage>
  );
}

/** Opens the map of a trial series of which the shelf holds nothing yet. */
function BeginSet({ others }: Pick<FittingSets, "others">) {
  const { t } = useTexts("fittingSets");
  return (
    <Form method="get" action="/products/fitting-sets/begin" className={styles.begin}>
      <Field id="begin" label={t("begin.label")}>
        <Select name="series">
          {others.map(({ seriesId, name }) => (
            <option key={seriesId} value={seriesId}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button>{t("begin.open")}</Button>
    </Form>
  );
}
