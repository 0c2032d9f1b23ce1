import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/use-hydrated";
import { type ChoiceRow, changedFields, intentName, writeSaveOthers } from "~/forms/settings/catalogue-draft";
import { useTexts } from "~/i18n/use-texts";
import styles from "./practice-catalogue.module.css";

type Props = {
  changed: readonly ChoiceRow[];
  /** The rows that the last save was refused for. */
  refusedIds: readonly string[];
  isBusy: boolean;
};

/**
 * The number of unsaved changes and the buttons that save or discard them, saving first; after a refusal also one that saves those that
 * were not refused.
 */
export function SaveBar({ changed, refusedIds, isBusy }: Props) {
  const { t } = useTexts("practiceCatalogue");
  const isHydrated = useHydrated();
  const count = changed.reduce((sum, row) => sum + changedFields(row).length, 0);
  const others = changed.filter(({ id }) => !refusedIds.includes(id));
  return (
    <div className={classNames(styles.save, count > 0 && styles.waiting)} data-save="">
      <div>
        <p role="status" className="strong">
          {count > 0 ? t("save.count", { count }) : t("save.none")}
        </p>
        {count > 0 && <p className="small quiet">{t("save.kept")}</p>}
      </div>
      <Button tone="primary" name={intentName} value="save" icon="check" disabled={isHydrated && (count === 0 || isBusy)}>
        {t("save.submit")}
      </Button>
      {refusedIds.length > 0 && others.length > 0 && (
        <Button name={intentName} value={writeSaveOthers(refusedIds)} disabled={isHydrated && isBusy}>
          {t("save.others", { count: others.length })}
        </Button>
      )}
      {count > 0 && (
        <Button name={intentName} value="discard">
          {t("save.discard")}
        </Button>
      )}
    </div>
  );
}
