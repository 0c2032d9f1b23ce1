import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { KeptForm } from "~/components/drafts/kept-form";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { ReasonField } from "~/components/operator/reason-field";
import { PromotionName } from "~/components/promotions/promotion-name";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHead } from "~/components/ui/page-head";
import { Pairs } from "~/components/ui/pairs";
import { Panel } from "~/components/ui/panel";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./operated-promotions.module.css";
import { PromotionUse } from "./promotion-use";
import { stateTones } from "./promotions-page";

type Operated = Answers["promotions"]["read"];
type Props = { promotion: Operated; refused: { reason: string; mistake: string | null; code: string | null } | null };

/** One promotion as operators see it: its texts and discount, what was ordered under it, and how it ended. */
export function OperatedPromotion({ promotion, refused }: Props) {
  const { t } = useTexts("operatedPromotions");
  const ofPage = { edition: promotion.edition, promotionId: promotion.id };
  return (
    <div className="stack">
      <PageHead
        title={<PromotionName names={promotion.names} />}
        actions={
          <>
            <ButtonLink to={`${href("/operator/promotions")}?market=${promotion.edition}`} icon="prev">
              {t("back")}
            </ButtonLink>
            {promotion.state === "planned" && (
              <ButtonLink to={href("/operator/promotions/:edition/:promotionId/change", ofPage)} icon="edit">
                {t("change")}
              </ButtonLink>
            )}
          </>
        }
      >
        <Badge tone={stateTones[promotion.state]}>{t(`states.${promotion.state}`)}</Badge>
      </PageHead>
      <div className={styles.columns}>
        <Facts promotion={promotion} />
        <div className="stack">
          <PromotionUse promotion={promotion} />
          {promotion.state !== "ended" && <EndForm refused={refused} />}
        </div>
      </div>
    </div>
  );
}

function Facts({ promotion }: { promotion: Operated }) {
  const { t } = useTexts(["operatedPromotions", "common"]);
  const format = useFormat();
  const { names, texts, series, fromDay, toDay, minimumBoxes, reviewNumber, made, changed, ended } = promotion;
  const days = { from: isolateLtr(format.dayInDigits(fromDay)), to: isolateLtr(format.dayInDigits(toDay)) };
  const at = (act: { at: Date; firstName: string; lastName: string }) => ({
    name: isolate(format.name(act)),
    at: isolateLtr(format.dayAndTime(act.at)),
  });
  return (
    <Panel title={t("operatedPromotions:form.title")} padded>
      <div className={styles.texts}>
        {Object.entries(names).map(([language, name]) => (
          <div key={language}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <p>
              <bdi>{texts[language]}</bdi>
            </p>
          </div>
        ))}
      </div>
      <Pairs
        pairs={[
          { id: "effect", label: t("operatedPromotions:columns.effect"), value: format.promotionEffect(promotion) },
          { id: "boxes", label: t("operatedPromotions:columns.boxes"), value: t("operatedPromotions:boxes", { count: minimumBoxes }) },
          { id: "days", label: t("operatedPromotions:columns.days"), value: t("operatedPromotions:days", days) },
          { id: "series", label: t("operatedPromotions:form.series"), value: series.map(({ name }) => isolate(name)).join(", ") },
          ...(reviewNumber
            ? [{ id: "review", label: t("operatedPromotions:form.reviewNumber"), value: <bdi dir="ltr">{reviewNumber}</bdi> }]
            : []),
        ]}
      />
      {made && <p className="small quiet">{t("operatedPromotions:made", at(made))}</p>}
      {changed && <p className="small quiet">{t("operatedPromotions:changed", at(changed))}</p>}
      {ended && <p className="small quiet">{t("operatedPromotions:ended", { ...at(ended), reason: isolate(ended.reason) })}</p>}
    </Panel>
  );
}

function EndForm({ refused }: Pick<Props, "refused">) {
  const { t } = useTexts(["operatedPromotions", "refusals"]);
  return (
    <Panel title={t("operatedPromotions:end.title")} padded>
      <KeptForm subject="end" answer={refused}>
        <p>{t("operatedPromotions:end.text")}</p>
        {refused?.code && (
          <RefusalNotice>
            <p>{t("refusals:promotionOver")}</p>
          </RefusalNotice>
        )}
        <ReasonField value={refused?.reason} mistake={refused?.mistake} />
        <div>
          <Button tone="danger">{t("operatedPromotions:end.confirm")}</Button>
        </div>
      </KeptForm>
    </Panel>
  );
}
