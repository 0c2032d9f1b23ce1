import { LensValue } from "~/components/lens/lens-value";
import { Num } from "~/components/ui/num";
import type { RangeFact } from "~/domain/catalogue/range-facts";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { useTexts } from "~/i18n/use-texts";

/** "PWR -12.00 … +8.00", each range in one isolate so that it keeps its order on a Hebrew page (D18). */
export function RangeText({ ranges }: { ranges: readonly RangeFact[] }) {
  const { t } = useTexts("common");
  return ranges.map((range) => (
    <span key={range.field}>
      {t(`parameterShort.${range.field}`)}{" "}
      {"words" in range ? (
        <LensWords words={range.words} />
      ) : range.from === range.to ? (
        <LensValue field={range.field} value={range.from} />
      ) : (
        <Num>{`${formatLensValue(range.field, range.from)} … ${formatLensValue(range.field, range.to)}`}</Num>
      )}
    </span>
  ));
}

function LensWords({ words }: { words: readonly string[] }) {
  const { t } = useTexts("common");
  return <bdi>{words.map((word) => t(`additionWords.${word}` as "additionWords.low", { defaultValue: word })).join(" · ")}</bdi>;
}
