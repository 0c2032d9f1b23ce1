import { PrintButton } from "~/components/checkout/print-button";
import { Code } from "~/components/ui/code";
import { Notice } from "~/components/ui/notice";
import { useTexts } from "~/i18n/use-texts";
import styles from "./security.module.css";

/** Recovery codes, shown only this once; also as a file, which is part of the page. */
export function FreshCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTexts("security");
  return (
    <div className="stack">
      <Notice tone="caution" role="status" title={t("codes.saveNow", { count: codes.length })}>
        {t("codes.once")}
      </Notice>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ol>
      <p className="row no-print">
        <PrintButton />
      </p>
    </div>
  );
}
