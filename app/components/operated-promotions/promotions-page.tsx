import { href, Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { Segmented } from "~/components/fields/segmented";
import { PromotionName } from "~/components/promotions/promotion-name";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { type EditionCode, editionCodes } from "~/domain/edition";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Listed = Answers["promotions"]["list"]["promotions"][number];

export const stateTones = { planned: "accent", running: "good", ended: "neutral" } as const;

/** The promotions of a market, latest start first. */
export function OperatedPromotions({ edition, promotions }: { edition: EditionCode; promotions: readonly Listed[] }) {
  const { t } = useTexts(["operatedPromotions", "common"]);
  return (
    <div className="stack">
      <PageHead
        title={t("common:titles.operatedPromotions")}
        actions={
          <>
            <ButtonLink to={href("/operator")} icon="prev">
              {t("common:titles.operator")}
            </ButtonLink>
            <ButtonLink to={`${href("/operator/promotions/new")}?market=${edition}`} tone="primary" icon="plus">
              {t("operatedPromotions:create")}
            </ButtonLink>
          </>
        }
      >
        {t("operatedPromotions:lead")}
      </PageHead>
      <div className="row">
        <Segmented
          label={t("common:titles.operatedPromotions")}
          items={editionCodes.map((code) => ({
            to: `${href("/operator/promotions")}?market=${code}`,
            label: t(`common:markets.${code}`),
            current: code === edition,
          }))}
        />
      </div>
      <Panel padded={promotions.length === 0}>
        {promotions.length === 0 ? <p className="quiet">{t("operatedPromotions:none")}</p> : <PromotionsTable promotions={promotions} />}
      </Panel>
    </div>
  );
}

function PromotionsTable({ promotions }: { promotions: readonly Listed[] }) {
  const { t } = useTexts(["operatedPromotions", "common"]);
  const format = useFormat();
  const day = (given: string) => isolateLtr(format.dayInDigits(given));
  return (
    <Table caption={t("common:titles.operatedPromotions")} cards>
      <thead>
        <tr>
          {(["name", "state", "days", "effect", "boxes"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`operatedPromotions:columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {promotions.map((promotion) => (
          <tr key={promotion.id}>
            <th scope="row">
              <Link to={href("/operator/promotions/:edition/:promotionId", { edition: promotion.edition, promotionId: promotion.id })}>
                <PromotionName names={promotion.names} />
              </Link>
            </th>
            <td data-label={t("operatedPromotions:columns.state")}>
              <Badge tone={stateTones[promotion.state]}>{t(`operatedPromotions:states.${promotion.state}`)}</Badge>
            </td>
            <td data-label={t("operatedPromotions:columns.days")}>
              {t("operatedPromotions:days", { from: day(promotion.fromDay), to: day(promotion.toDay) })}
            </td>
            <td data-label={t("operatedPromotions:columns.effect")}>{format.promotionEffect(promotion)}</td>
            <td data-label={t("operatedPromotions:columns.boxes")}>{t("operatedPromotions:boxes", { count: promotion.minimumBoxes })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
