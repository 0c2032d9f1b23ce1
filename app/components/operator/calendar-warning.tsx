import type { ReactNode } from "react";
import type { Answers } from "~/calls/answers";
import { Notice } from "~/components/ui/notice";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Props = Answers["operator"]["overview"]["calendars"][number] & { children?: ReactNode };

/** Says that the holidays of a market are known for less than a year, and what follows from it. */
export function CalendarWarning({ edition, lastDay, children }: Props) {
  const { t } = useTexts(["operator", "common"]);
  const day = isolateLtr(useFormat().dayInDigits(lastDay));
  return (
    <Notice tone="caution" title={t("operator:calendars.title", { market: t(`common:markets.${edition}`), day })}>
      <p className="small">{t("operator:calendars.text")}</p>
      {children}
    </Notice>
  );
}
