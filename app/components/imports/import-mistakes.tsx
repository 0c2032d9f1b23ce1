import { RefusalNotice } from "~/components/fields/refusal-notice";
import type { ImportMistake } from "~/domain/import/import-mistake";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./imports.module.css";

/** The listed mistakes of a file, and how many there are. */
export type ListedMistakes = { mistakes: readonly ImportMistake[]; mistakeCount: number; fileName: string };

/** The mistakes of a file, line by line. */
export function ImportMistakes({ mistakes, mistakeCount, fileName }: ListedMistakes) {
  const { t } = useTexts("imports");
  const more = mistakeCount - mistakes.length;
  return (
    <RefusalNotice title={t("refused.title", { count: mistakeCount, file: isolate(fileName) })}>
      <ul className={styles.mistakes}>
        {mistakes.map(({ line, column, code, value }) => (
          <li key={`${line} ${column} ${code}`}>
            <b>
              {t("refused.line", { line })}
              {column !== null && (
                <>
                  {" "}
                  <bdi dir="ltr">{column}</bdi>
                </>
              )}
            </b>
            <span>{t(`mistakes.${code}`, { value: isolateLtr(value ?? "") })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t("refused.more", { count: more })}</p>}
    </RefusalNotice>
  );
}
