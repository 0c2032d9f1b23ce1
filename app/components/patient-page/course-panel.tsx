import { Eye } from "~/components/lens/eye";
import { Prescription } from "~/components/lens/prescription";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { type Overview, type Side, sides, type Worn } from "./overview";
import styles from "./patient-page.module.css";
import { PowerPlot } from "./power-plot";

/** The powers of each eye over two years, as a chart, with the same numbers in a table below it. */
export function CoursePanel({ courses }: Pick<Overview, "courses">) {
  const { t } = useTexts(["patientPage", "common"]);
  if (courses.right.length + courses.left.length === 0) return null;
  return (
    <Panel title={t("patientPage:course.title")} aside={<span className="small quiet">{t("patientPage:course.step")}</span>}>
      <div className={styles.eyes}>
        {sides.map((side) => (
          <EyeCourse key={side} side={side} courses={courses} />
        ))}
      </div>
      <details className={styles.under}>
        <summary>{t("patientPage:course.numbers")}</summary>
        <CourseTable courses={courses} />
      </details>
    </Panel>
  );
}

function EyeCourse({ side, courses }: { side: Side } & Pick<Overview, "courses">) {
  const { t } = useTexts(["patientPage", "common"]);
  const format = useFormat();
  const { from, to } = courses;
  const worn = courses[side];
  const steps = worn.flatMap(({ orderedOn, values }) => (typeof values.power === "number" ? [{ orderedOn, power: values.power }] : []));
  const day = (text: string) => isolateLtr(format.dayInDigits(text));
  const title = t("patientPage:course.plot", { eye: t(`common:eyes.${side}`), from: day(from), to: day(to) });
  return (
    <div>
      <h3>
        <Eye side={side} named />
      </h3>
      {steps.length === 0 ? (
        <p className="small quiet">{t("patientPage:course.none")}</p>
      ) : (
        <>
          <PowerPlot title={title} steps={steps} from={from} to={to} />
          <OtherValues worn={worn} />
        </>
      )}
    </div>
  );
}

const others = ["cylinder", "axis", "addition"] as const;

/** The values that the chart does not show, over time. */
function OtherValues({ worn }: { worn: readonly Worn[] }) {
  const { t } = useTexts(["patientPage", "common"]);
  const format = useFormat();
  const fields = others.filter((field) => worn.some(({ values }) => values[field] !== undefined));
  const texts = fields.flatMap((field) => {
    const value = worn.at(-1)?.values[field];
    const isUnchanged = value !== undefined && worn.every(({ values }) => values[field] === value);
    return isUnchanged ? [`${t(`common:parameters.${field}`)} ${isolateLtr(formatLensValue(field, value))}`] : [];
  });
  if (fields.length === 0 || worn.length < 2) return null;
  return (
    <p className="small quiet">
      {texts.length === fields.length ? t("patientPage:course.unchanged", { values: format.list(texts) }) : t("patientPage:course.changed")}
    </p>
  );
}

function CourseTable({ courses }: Pick<Overview, "courses">) {
  const { t } = useTexts("patientPage");
  const format = useFormat();
  const days = [...new Set([...courses.right, ...courses.left].map(({ orderId }) => orderId))];
  const rows = days.map((orderId) => sides.flatMap((side) => courses[side].filter((lens) => lens.orderId === orderId)));
  const newestFirst = rows.toSorted((one, other) => ((one[0]?.orderedOn ?? "") < (other[0]?.orderedOn ?? "") ? 1 : -1));
  return (
    <Table caption={t("course.title")}>
      <thead>
        <tr>
          <th scope="col">{t("course.day")}</th>
          <th scope="col">{t("course.values")}</th>
          <th scope="col">{t("course.product")}</th>
        </tr>
      </thead>
      <tbody>
        {newestFirst.map((lenses) => (
          <tr key={lenses[0]?.orderId}>
            <th scope="row">
              <Code>{format.dayInDigits(lenses[0]?.orderedOn ?? "")}</Code>
            </th>
            <td>
              <span className={styles.values}>
                {lenses.map(({ eye, values }) => (
                  <Prescription key={eye} eye={eye} values={values} />
                ))}
              </span>
            </td>
            <td>
              <bdi>{format.products([...new Set(lenses.map(({ productName }) => productName))])}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
