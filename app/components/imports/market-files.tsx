import { Form, href } from "react-router";
import type { Answers } from "~/calls/answers";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Panel } from "~/components/ui/panel";
import type { EditionCode } from "~/domain/edition";
import { type ImportFormat, type ImportKind, importFormats, importKinds } from "~/domain/import/import-file";
import { useTexts } from "~/i18n/use-texts";
import styles from "./imports.module.css";

type Props = { edition: EditionCode; series: Answers["imports"]["list"]["series"] };

/** The files of a market's data: a list of products is for one series. */
export function MarketFiles({ edition, series }: Props) {
  const { t } = useTexts("imports");
  const address = (kind: ImportKind, format: ImportFormat) =>
    href("/operator/imports/files/:edition/:name", { edition, name: `${kind}.${format}` });
  const whole = importKinds.filter((kind) => kind !== "products");
  return (
    <Panel title={t("files.title")} padded>
      <p className="quiet">{t("files.text")}</p>
      <ul className={styles.files}>
        {whole.map((kind) => (
          <li key={kind}>
            <span>{t(`kinds.${kind}`)}</span>
            <span className={styles.formats}>
              {importFormats.map((format) => (
                <ButtonLink
                  key={format}
                  to={address(kind, format)}
                  reloadDocument
                  small
                  icon="download"
                  aria-label={t("files.download", { kind: t(`kinds.${kind}`), format: t(`files.${format}`) })}
                >
                  {t(`files.${format}`)}
                </ButtonLink>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {series.length > 0 && (
        <Form method="get" action={address("products", "csv")} reloadDocument className={styles.products}>
          <Field id="files-series" label={t("files.series")}>
            <Select name="series">
              {series.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <span className={styles.formats}>
            {importFormats.map((format) => (
              <Button
                key={format}
                formAction={address("products", format)}
                icon="download"
                aria-label={t("files.download", { kind: t("kinds.products"), format: t(`files.${format}`) })}
              >
                {t(`files.${format}`)}
              </Button>
            ))}
          </span>
        </Form>
      )}
    </Panel>
  );
}
