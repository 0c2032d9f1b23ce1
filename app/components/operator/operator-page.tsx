import { href, Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHead } from "~/components/ui/page-head";
import { useTexts } from "~/i18n/use-texts";
import { CalendarWarning } from "./calendar-warning";
import { CheckoutFailures } from "./checkout-failures";
import { FailedHandOvers } from "./failed-hand-overs";
import { PracticesPanel, type PracticesPanelProps } from "./practices-panel";
import { WaitingRequests } from "./waiting-requests";

type Props = PracticesPanelProps & { overview: Answers["operator"]["overview"] };

/** What needs an operator's attention: calendars that end, failed hand-overs, requests, failed checkouts; and the list of practices. */
export function OperatorPage({ overview, ...practices }: Props) {
  const { t } = useTexts(["operator", "common"]);
  return (
    <div className="stack">
      <PageHead
        title={t("common:titles.operator")}
        actions={
          <>
            <ButtonLink to={href("/operator/imports")}>{t("common:titles.imports")}</ButtonLink>
            <ButtonLink to={href("/operator/promotions")}>{t("common:titles.promotions")}</ButtonLink>
            <ButtonLink to={href("/operator/supply-report")}>{t("common:titles.supplyReport")}</ButtonLink>
            <ButtonLink to={href("/operator/calendars")}>{t("common:titles.calendars")}</ButtonLink>
            <ButtonLink to={href("/operator/practices/new")} icon="plus">
              {t("common:titles.newPractice")}
            </ButtonLink>
          </>
        }
      >
        {t("operator:lead")}
      </PageHead>
      {overview.calendars.map((calendar) => (
        <CalendarWarning key={calendar.edition} {...calendar}>
          <Link to={href("/operator/calendars")}>{t("common:titles.calendars")}</Link>
        </CalendarWarning>
      ))}
      <FailedHandOvers handOvers={overview.handOvers} count={overview.failedHandOvers} />
      <WaitingRequests requests={overview.requests} count={overview.waitingRequests} />
      <PracticesPanel {...practices} />
      <CheckoutFailures failures={overview.checkoutFailures} isCut={overview.moreCheckoutFailures} />
    </div>
  );
}
