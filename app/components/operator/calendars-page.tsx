import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { PageHead } from "~/components/ui/page-head";
import { Pairs } from "~/components/ui/pairs";
import { Panel } from "~/components/ui/panel";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CalendarWarning } from "./calendar-warning";
import styles from "./operator.module.css";

type Calendar = Answers["operator"]["calendars"]["calendars"][number];

/** What promised days depend on, by market: cut-off, days without dispatch, and until when they are known (D150). */
export function CalendarsPage({ calendars }: { calendars: readonly Calendar[] }) {
  const { t } = useTexts(["operator", "common"]);
  return (
    <div className="stack">
      <PageHead
        title={t("common:titles.calendars")}
        actions={
          <ButtonLink to={href("/operator")} icon="prev">
            {t("common:titles.operator")}
          </ButtonLink>
        }
      >
        {t("operator:calendars.lead")}
      </PageHead>
      {calendars.map(
        ({ edition, isEnding, lastDay }) => isEnding && lastDay !== null && <CalendarWarning key={edition} {...{ edition, lastDay }} />,
      )}
      <div className={styles.columns}>
        {calendars.map((calendar) => (
          <MarketPanel key={calendar.edition} {...calendar} />
        ))}
      </div>
    </div>
  );
}

function MarketPanel({ edition, timeZone, cutOff, next, weekend, holidays, lastDay }: Calendar) {
  const { t } = useTexts(["operator", "common"]);
  const format = useFormat();
  const dayOf = (day: string) => <Code>{format.dayInDigits(day)}</Code>;
  const facts = [
    {
      id: "cutOff",
      label: t("operator:calendars.cutOff"),
      value: t("operator:calendars.at", { time: isolateLtr(cutOff), zone: isolateLtr(timeZone) }),
    },
    {
      id: "next",
      label: t("operator:calendars.next"),
      value: `${format.weekdayInFull(next.dispatchDay)} ${isolateLtr(format.dayInDigits(next.dispatchDay))}`,
    },
    { id: "weekend", label: t("operator:calendars.weekend"), value: weekend.map(format.weekdayInFull).join(t("common:list.between")) },
    { id: "lastDay", label: t("operator:calendars.lastDay"), value: lastDay === null ? t("operator:calendars.none") : dayOf(lastDay) },
  ];
  const years = [...new Set(holidays.map(yearOf))];
  return (
    <Panel title={t(`common:markets.${edition}`)} padded>
      <Pairs pairs={facts} />
      {years.map((year) => (
        <section key={year}>
          <h3 className={styles.heading}>{t("operator:calendars.holidays", { year: isolateLtr(year) })}</h3>
          <ul className={styles.days}>
            {holidays
              .filter((day) => yearOf(day) === year)
              .map((day) => (
                <li key={day}>
                  {dayOf(day)} <span className="quiet">{format.weekdayInFull(day)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

const yearOf = (day: string) => day.slice(0, 4);
