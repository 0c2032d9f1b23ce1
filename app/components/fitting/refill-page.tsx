import { AddTally } from "~/components/cart-summary/add-tally";
import { KeptForm } from "~/components/drafts/kept-form";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { RailPanel } from "~/components/frame/rail-panel";
import { ProductsPage } from "~/components/products/products-page";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Crumbs } from "~/components/ui/crumbs";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { preorderField, type Refill, shownField } from "~/forms/fitting/refill-form";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";
import { RefillSeriesPanel } from "./refill-series-panel";

type Answer = { refill: Refill; preorderIds: Record<string, string>; code: string | null };
type Props = {
  refill: Refill;
  /** The set that is refilled; null for all. */
  seriesId: string | null;
  location: string;
  /** The id of the preorder of each series. */
  newIds: Readonly<Record<string, string>>;
  answer: Answer | undefined;
};

const formId = "refill";

/** What refills the fitting sets, by series, with what the cart allows and what is left out; one button adds it to the cart. */
export function RefillPage({ refill: proposed, seriesId, location, newIds, answer }: Props) {
  const { t } = useTexts(["fittingSets", "common"]);
  const refill = answer?.refill ?? proposed;
  const { series, packs } = refill;
  const idOf = (seriesId: string) => answer?.preorderIds[seriesId] ?? newIds[seriesId] ?? "";
  const sum = t("fittingSets:proposal.summary", packs);
  const add = (label: string, wide = false) => (
    <Button form={formId} tone="primary" icon="cart" name="intent" value="add" wide={wide}>
      {label}
    </Button>
  );
  const canAdd = packs.proposed > 0;
  const summary = canAdd ? (
    <RailPanel title={t("common:titles.fittingRefill")} foot={add(t("fittingSets:proposal.add", { count: packs.proposed }), true)}>
      <p>{sum}</p>
    </RailPanel>
  ) : undefined;
  const tally = canAdd ? (
    <AddTally
      label={t("common:titles.fittingRefill")}
      main={t("fittingSets:packs", { count: packs.proposed })}
      notYet={t("fittingSets:proposal.notYet")}
      add={add(t("fittingSets:proposal.addShort"))}
    />
  ) : undefined;
  return (
    <ProductsPage draft={summary} tally={tally}>
      <Crumbs
        label={t("common:titles.fittingSets")}
        crumbs={[
          { label: t("common:titles.fittingSets"), to: "/products/fitting-sets" },
          { label: t("common:titles.fittingRefill"), current: true },
        ]}
      />
      <PageHead
        title={t("common:titles.fittingRefill")}
        actions={
          <ButtonLink small tone="quiet" icon="help" to="/products/patient-trial/office/explain">
            {t("fittingSets:proposal.explain")}
          </ButtonLink>
        }
      >
        {t("fittingSets:proposal.lead", { location: isolate(location) })}
      </PageHead>
      <div className="stack">
        {answer?.code && <WhyNotAdded code={answer.code} />}
        {series.length === 0 ? (
          <Panel>
            <EmptyState
              title={t("fittingSets:proposal.nothing")}
              actions={<ButtonLink to="/products/fitting-sets">{t("fittingSets:all")}</ButtonLink>}
            >
              {t("fittingSets:proposal.nothingText")}
            </EmptyState>
          </Panel>
        ) : (
          <KeptForm subject={seriesId ?? formId} answer={answer} id={formId} preventScrollReset>
            {series.map((each) => (
              <div key={each.seriesId}>
                <input type="hidden" name={preorderField(each.seriesId)} value={idOf(each.seriesId)} />
                {each.lines.map(({ productId, proposed: shown }) => (
                  <input key={productId} type="hidden" name={shownField(productId)} value={shown} />
                ))}
                <RefillSeriesPanel series={each} />
              </div>
            ))}
            <div className={styles.submit}>
              <p>{sum}</p>
              <div className="row">
                <Button icon="repeat" name="intent" value="recount" aria-describedby="recount-hint">
                  {t("fittingSets:proposal.recount")}
                </Button>
                <span id="recount-hint" className="small quiet">
                  {t("fittingSets:proposal.recountHint")}
                </span>
              </div>
            </div>
          </KeptForm>
        )}
      </div>
    </ProductsPage>
  );
}

function WhyNotAdded({ code }: { code: string }) {
  const { t } = useTexts(["fittingSets", "refusals"]);
  if (code === "cartLocked") return <RefusalNotice title={t("refusals:cartLocked")} />;
  const why = code === "changed" || code === "ticked" ? code : code === "nothing" ? "none" : "failed";
  return <RefusalNotice tone="caution" title={t(`fittingSets:proposal.${why}`)} />;
}
