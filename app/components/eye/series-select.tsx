import { Select } from "~/components/fields/select";
import type { Eye } from "~/domain/order/order-lines";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { eyeControl, eyeControlId } from "~/forms/patient-order/patient-draft";
import { useTexts } from "~/i18n/use-texts";

type Props = { side: Eye; value: string; all: readonly OrderSeries[]; onChoose: (seriesId: string) => void };

/** The lens of an eye, or none: favourites first, the others by kind. */
export function SeriesSelect({ side, value, all, onChoose }: Props) {
  const { t } = useTexts(["patientOrder", "common"]);
  const offered = all.filter(({ id, available }) => available || id === value);
  const favourites = offered.filter(({ isFavourite }) => isFavourite);
  const kinds = [...new Set(offered.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => ({ kind, series: offered.filter((each) => each.kind === kind && !each.isFavourite) }));
  return (
    <Select
      id={eyeControlId(side, "series")}
      name={eyeControl(side, "series")}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{t("patientOrder:eye.none")}</option>
      {favourites.length > 0 && <Options label={t("patientOrder:eye.favourites")} series={favourites} />}
      {groups.map(({ kind, series }) => series.length > 0 && <Options key={kind} label={t(`common:kinds.${kind}`)} series={series} />)}
    </Select>
  );
}

function Options({ label, series }: { label: string; series: readonly OrderSeries[] }) {
  return (
    <optgroup label={label}>
      {series.map(({ id, displayName }) => (
        <option key={id} value={id}>
          {displayName}
        </option>
      ))}
    </optgroup>
  );
}
