import { Sparkline } from "~/components/gauge/sparkline";
import { useTexts } from "~/i18n/use-texts";
import type { SeriesAnswer } from "./product-facts";

/** What the location usually orders a month, with the last 13 months as a small line; nothing when it never ordered. */
export function UsualUse({ usage, className }: { usage: SeriesAnswer["usage"]; className?: string }) {
  const { t } = useTexts("catalogue");
  const usual = usage.usualBoxesPerMonth;
  if (usage.boxesByMonth.every((boxes) => boxes === 0)) return null;
  return (
    <span className={className} title={t("card.usage")}>
      <Sparkline values={usage.boxesByMonth} width={40} height={14} />{" "}
      {usual > 0 ? t("card.perMonth", { count: usual }) : t("card.lessThanOne")}
    </span>
  );
}
