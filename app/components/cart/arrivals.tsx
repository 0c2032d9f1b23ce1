import { useTranslation } from "react-i18next";
import { Trans } from "~/components/ui/trans";
import { useFormat } from "~/i18n/use-format";
import { type CartGroup, type CartPreorder, lastDayOf } from "./cart-groups";
import { DueLine } from "./due-line";

/** When the groups arrive, counted by day: those to the practice on their day, those to patients by theirs. */
export function Arrivals({ groups }: { groups: readonly CartGroup[] }) {
  const { t } = useTranslation("cart");
  const format = useFormat();
  const ways = [
    {
      key: "arrivals.toPractice" as const,
      days: countDays(groups, ({ dispensingPreference }) => dispensingPreference !== "ShipToPatient"),
    },
    {
      key: "arrivals.toPatients" as const,
      days: countDays(groups, ({ dispensingPreference }) => dispensingPreference === "ShipToPatient"),
    },
  ];
  const lines = ways.flatMap(({ key, days }) => days.map(([day, count]) => ({ key, day, count })));
  if (lines.length === 0) return null;
  return (
    <DueLine icon="truck" flip>
      {lines.map(({ key, day, count }, place) => (
        <span key={`${key} ${day}`}>
          {place > 0 && <br />}
          <Trans t={t} i18nKey={key} count={count} values={{ count, day: format.dayAndWeekday(day) }} components={{ b: <b /> }} />
        </span>
      ))}
    </DueLine>
  );
}

function countDays(groups: readonly CartGroup[], goes: (preorder: CartPreorder) => boolean): [day: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { preorders } of groups) {
    const day = lastDayOf(preorders.filter(goes));
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => one.localeCompare(other));
}
