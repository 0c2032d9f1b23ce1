import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTexts } from "~/i18n/use-texts";
import { type ChoiceRow, changedFields, intentName } from "./catalogue-draft";
import styles from "./practice-catalogue.module.css";

type Props = { changed: readonly ChoiceRow[]; isBusy: boolean };

/** How much is set and not saved, and the one button that saves it. */
export function SaveBar({ changed, isBusy }: Props) {
  const { t } = useTexts("practiceCatalogue");
  const isHydrated = useHydrated();
  const count = changed.reduce((sum, row) => sum + changedFields(row).length, 0);
  return (
    <div className={classNames(styles.save, count > 0 && styles.waiting)}>
      <div>
        <p role="status" className="strong">
          {count > 0 ? t("save.count", { count }) : t("save.none")}
        </p>
        {count > 0 && <p className="small quiet">{t("save.kept")}</p>}
      </div>
      {count > 0 && (
        <Button name={intentName} value="discard">
          {t("save.discard")}
        </Button>
      )}
      <Button tone="primary" name={intentName} value="save" icon="check" disabled={isHydrated && (count === 0 || isBusy)}>
        {t("save.submit")}
      </Button>
    </div>
  );
}
