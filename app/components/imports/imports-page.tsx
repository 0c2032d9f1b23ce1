import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { Segmented } from "~/components/fields/segmented";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHead } from "~/components/ui/page-head";
import { type EditionCode, editionCodes } from "~/domain/edition";
import { useTexts } from "~/i18n/use-texts";
import { ImportForm, type RefusedImport } from "./import-form";
import { ImportVersions } from "./import-versions";
import styles from "./imports.module.css";
import { MarketFiles } from "./market-files";

type Props = { edition: EditionCode; imports: Answers["imports"]["list"]; refused: RefusedImport | null };

/** The imports of a market for operators: files to import, files of its data, and the versions that can be undone. */
export function ImportsPage({ edition, imports, refused }: Props) {
  const { t } = useTexts(["imports", "common"]);
  return (
    <div className="stack">
      <PageHead
        title={t("common:titles.imports")}
        actions={
          <ButtonLink to={href("/operator")} icon="prev">
            {t("common:titles.operator")}
          </ButtonLink>
        }
      >
        {t("imports:lead")}
      </PageHead>
      <div className="row">
        <Segmented
          label={t("imports:market")}
          items={editionCodes.map((code) => ({
            to: `${href("/operator/imports")}?market=${code}`,
            label: t(`common:markets.${code}`),
            current: code === edition,
          }))}
        />
      </div>
      <div className={styles.columns}>
        <ImportForm edition={edition} refused={refused} />
        <MarketFiles edition={edition} series={imports.series} />
      </div>
      <ImportVersions versions={imports.versions} />
    </div>
  );
}
