import { PackShot } from "~/components/lens/pack-shot";
import { Modal } from "~/components/ui/modal";
import { Num } from "~/components/ui/num";
import { Pairs } from "~/components/ui/pairs";
import { Trans } from "~/components/ui/trans";
import { allowedValues } from "~/domain/lens/allowed-values";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { LensValue } from "~/domain/lens/lens-values";
import type { LensField } from "~/domain/lens/parameters";
import { seriesFields } from "~/domain/lens/series-fields";
import type { TrialRow } from "~/forms/trials/trial-offer";
import { useTexts } from "~/i18n/use-texts";

/** A trial series: its range, and how many trials a box of each of its revenue series allows. */
export function TrialDetailsDialog({ row: { series, of }, closeTo }: { row: TrialRow; closeTo: string }) {
  const { t } = useTexts(["trials", "common"]);
  const offered = allowedValues(series);
  const range = (field: LensField, values: readonly LensValue[]) => {
    const sorted = field === "axis" ? values.toReversed() : values;
    const [from, to] = [sorted[0], sorted.at(-1)].map((value) => (value === undefined ? "" : formatLensValue(field, value)));
    if (from === to) return <Num>{from}</Num>;
    return <Trans t={t} i18nKey="trials:detail.range" values={{ from, to }} components={{ num: <Num>{null}</Num> }} />;
  };
  const owners = of.map(({ id, displayName, trialMultiplier }) => (
    <p key={id}>{t("trials:detail.perBox", { series: displayName, count: trialMultiplier })}</p>
  ));
  return (
    <Modal title={t("trials:detailsOf", { series: series.displayName })} closeTo={closeTo}>
      <div className="stack">
        <PackShot imageId={series.imageId} frame="medium" />
        <Pairs
          pairs={[
            { id: "maker", label: t("trials:detail.maker"), value: <bdi>{series.manufacturerName}</bdi> },
            { id: "wear", label: t("trials:detail.wear"), value: t(`common:modalities.${series.modality}`) },
            ...seriesFields(series).map((field) => ({
              id: field,
              label: t(`common:parameters.${field}`),
              value: range(field, offered[field] ?? []),
            })),
            {
              id: "packs",
              label: t("trials:detail.packs"),
              value: offered.packSize.map((count) => t("common:units.boxOf", { count })).join(", "),
            },
            { id: "of", label: t("trials:detail.belongsTo"), value: owners.length > 0 ? owners : t("trials:detail.nothing") },
          ]}
        />
      </div>
    </Modal>
  );
}
