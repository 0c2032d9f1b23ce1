import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import { Notice } from "~/components/ui/notice";
import type { GridPage } from "~/forms/stock-grid/grid-page";
import type { SentForm } from "~/forms/stock-grid/sent-form";
import { useTexts } from "~/i18n/use-texts";
import styles from "./grid-tools.module.css";
import { ConflictQuestion, GridRefusalNotice, LensRemovalQuestion, RestoreCleared } from "./questions-when-asked";

/** What an add asks or why it was refused, above the grid; and that a series cannot be ordered. */
export function GridQuestions({ page, sent }: { page: GridPage; sent: SentForm | null }) {
  const { t } = useTexts("stockGrid");
  const refusal = sent?.refusal ?? null;
  const entries = sent?.entries ?? [];
  return (
    <>
      {refusal?.code === "confirmRemoval" && <LensRemovalQuestion removals={refusal.removals} entries={entries} />}
      {refusal?.code === "changedElsewhere" && <ConflictQuestion conflicts={refusal.conflicts} entries={entries} />}
      {refusal?.code === "alreadyInCart" && <ClashQuestion clashes={refusal.clashes} entries={entries} />}
      <div className={styles.notices}>
        {refusal && <GridRefusalNotice refusal={refusal} />}
        {sent?.tool?.name === "clear" && <RestoreCleared entries={entries} />}
        {!page.available && <Notice tone="caution">{t("subject.unavailable")}</Notice>}
      </div>
    </>
  );
}
