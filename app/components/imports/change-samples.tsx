import type { Answers } from "~/calls/answers";
import { Badge } from "~/components/ui/badge";
import { Table } from "~/components/ui/table";
import type { ImportKind } from "~/domain/import/import-file";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./imports.module.css";

type Sample = Answers["imports"]["readPreview"]["samples"][number];

const tones = { added: "good", changed: "accent", removed: "danger" } as const;

/** Some of the changes: the item, and its values before and after, as in the file. */
export function ChangeSamples({ kind, samples }: { kind: ImportKind; samples: readonly Sample[] }) {
  const { t } = useTexts("imports");
  return (
    <Table caption={t("preview.samples")} cards>
      <thead>
        <tr>
          {(["item", "change", "values"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {samples.map(({ change, itemId, name, part, fields, leap }) => (
          <tr key={`${change} ${itemId} ${part}`}>
            <th scope="row">
              <bdi>{name ?? itemId}</bdi>
              <span className={styles.below}>
                {kind === "prices" ? t("columns.pack", { size: isolateLtr(part ?? "") }) : <bdi dir="ltr">{part ?? itemId}</bdi>}
              </span>
            </th>
            <td data-label={t("columns.change")}>
              <Badge tone={tones[change]}>{t(`changes.${change}`)}</Badge>
            </td>
            <td data-label={t("columns.values")}>
              <Values fields={fields} />
              {leap !== null && <Leap times={leap} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Marks a price that may have been mistyped. */
function Leap({ times }: { times: number }) {
  const { t } = useTexts("imports");
  const format = useFormat();
  const text =
    times > 1
      ? t("columns.leapUp", { times: format.number(Math.round(times)) })
      : t("columns.leapDown", { share: format.number(Math.round(100 * times)) });
  return (
    <Badge tone="caution" icon="alert">
      {text}
    </Badge>
  );
}

/** Maximum number of values of one row that are shown. */
const valuesMax = 6;

function Values({ fields }: Pick<Sample, "fields">) {
  const { t } = useTexts("imports");
  return (
    <ul className={styles.values}>
      {fields.slice(0, valuesMax).map((field) => {
        const [column, before, after] = [field.column, field.before ?? "", field.after ?? ""].map(isolateLtr);
        const variant = field.before === null ? "to" : field.after === null ? "gone" : "from";
        return <li key={field.column}>{t(`columns.${variant}`, { column, before, after })}</li>;
      })}
    </ul>
  );
}
