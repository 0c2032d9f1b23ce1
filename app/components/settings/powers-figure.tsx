import { Form } from "react-router";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { Button } from "~/components/ui/button";
import type { ReportPeriod } from "~/domain/calendar/report-period";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { PowerMap } from "./power-map";
import styles from "./report.module.css";
import { ReportFigure } from "./report-figure";
import { CoursePlot } from "./report-plots";
import type { Figures } from "./report-tables";

/** Number of powers that the description names, those with most boxes. */
const describedMax = 8;

type Asked = ReportPeriod & { at: string };

/** Sold boxes of a series by power: bars for spheres, a map with columns of cylinders or additions for others, and the choice of series. */
export function PowersFigure({ figures, search, asked }: { figures: Figures; search: string; asked: Asked }) {
  const { t } = useTexts("reports");
  const format = useFormat();
  const { powers } = figures;
  const { columns, lenses } = powers ?? { columns: "none" as const, lenses: [] };
  const nameOf = ({ power, across }: (typeof lenses)[number]) =>
    [formatLensValue("power", power), ...(columns !== "none" && across !== null ? [formatLensValue(columns, across)] : [])].join(" ");
  const described = lenses
    .toSorted((one, other) => other.boxes - one.boxes)
    .slice(0, describedMax)
    .map((each) => t("item", { name: nameOf(each), value: format.number(each.boxes) }));
  const title = t("described", { plot: `${t("plots.powers")}, ${powers?.name ?? ""}`, items: described.join(", ") });
  return (
    <ReportFigure
      plot="powers"
      figures={figures}
      search={search}
      empty={t("emptyPowers")}
      of={<SeriesForm figures={figures} asked={asked} />}
    >
      {columns === "none" ? (
        <CoursePlot title={title} bars={barsOf(lenses)} written={format.number} every={1} />
      ) : (
        <PowerMap title={title} lenses={lenses} column={columns} />
      )}
    </ReportFigure>
  );
}

function SeriesForm({ figures: { products, powers }, asked }: { figures: Figures; asked: Asked }) {
  const { t } = useTexts("reports");
  const sold = products.filter(({ isLens }) => isLens).map(({ itemId, name }) => ({ itemId, name }));
  const isSold = powers && sold.some(({ itemId }) => itemId === powers.seriesId);
  const offered = powers && !isSold ? [{ itemId: powers.seriesId, name: powers.name }, ...sold] : sold;
  if (!powers) return null;
  return (
    <Form className={styles.of} preventScrollReset>
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id="series" label={t("powersOf.label")}>
        <Select name="series" key={powers.seriesId} defaultValue={powers.seriesId}>
          {offered.map(({ itemId, name }) => (
            <option key={itemId} value={itemId}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button>{t("powersOf.show")}</Button>
    </Form>
  );
}

/** A bar for every quarter of a dioptre between the outermost powers; whole dioptres are named, every other one in a wide range. */
function barsOf(lenses: NonNullable<Figures["powers"]>["lenses"]) {
  const boxes = new Map(lenses.map(({ power, boxes: count }) => [power, count]));
  const [first = 0, last = 0] = [lenses[0]?.power, lenses.at(-1)?.power];
  const namedEach = last - first > 10 ? 2 : 1;
  return Array.from({ length: Math.round((last - first) * 4) + 1 }, (_, index) => {
    const power = first + index / 4;
    const label = power % namedEach === 0 ? formatLensValue("power", power).replace(".00", "") : "";
    return { key: String(power), label, value: boxes.get(power) ?? 0, isRunning: false };
  });
}
