import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CheckoutFailures } from "./checkout-failures";
import { FailedHandOvers } from "./failed-hand-overs";
import { PracticesPanel, type PracticesPanelProps } from "./practices-panel";
import { WaitingRequests } from "./waiting-requests";

type Props = PracticesPanelProps & { overview: Answers["operator"]["overview"] };

/** What needs an operator's attention: calendars that end, failed hand-overs, requests, failed checkouts; and the list of practices. */
export function OperatorPage({ overview, ...practices }: Props) {
  const { t } = useTexts(["operator", "common"]);
  const format = useFormat();
  return (
    <div className="stack">
      <PageHead
        title={t("common:titles.operator")}
        actions={
          <>
            <ButtonLink to={href("/operator/imports")}>{t("common:titles.imports")}</ButtonLink>
            <ButtonLink to={href("/operator/promotions")}>{t("common:titles.promotions")}</ButtonLink>
            <ButtonLink to={href("/operator/supply-report")}>{t("common:titles.supplyReport")}</ButtonLink>
            <ButtonLink to={href("/operator/practices/new")} icon="plus">
              {t("common:titles.newPractice")}
            </ButtonLink>
          </>
        }
      >
        {t("operator:lead")}
      </PageHead>
      {overview.calendars.map(({ edition, lastDay }) => (
        <Notice
          key={edition}
          tone="caution"
          title={t("operator:calendars.title", {
            market: t(`common:markets.${edition}`),
            day: isolateLtr(format.dayInDigits(lastDay)),
          })}
        >
          <p className="small">{t("operator:calendars.text")}</p>
        </Notice>
      ))}
      <FailedHandOvers handOvers={overview.handOvers} count={overview.failedHandOvers} />
      <WaitingRequests requests={overview.requests} />
      <PracticesPanel {...practices} />
      <CheckoutFailures failures={overview.checkoutFailures} />
    </div>
  );
}
