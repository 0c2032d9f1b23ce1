import { Checkbox } from "~/components/fields/checkbox";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { choiceFields } from "~/domain/catalogue/practice-choice";
import { useTexts } from "~/i18n/use-texts";
import styles from "./practice-catalogue.module.css";
import { ActButton } from "./row-notes";
import type { CatalogueDraft } from "./use-catalogue-draft";

type Props = { draft: Pick<CatalogueDraft, "picked" | "act" | "pickAll">; pageIds: readonly string[] };

/**
 * The buttons that change one switch of all selected products (D62). Without JavaScript they are always enabled and apply to what is ticked
 * when the form is sent.
 */
export function BulkBar({ draft: { picked, act, pickAll }, pageIds }: Props) {
  const { t } = useTexts("practiceCatalogue");
  const isHydrated = useHydrated();
  const isIdle = isHydrated && picked.size === 0;
  return (
    <fieldset className={styles.bulk} aria-label={t("bulk.label")}>
      {isHydrated && (
        <Checkbox
          checked={pageIds.length > 0 && pageIds.every((id) => picked.has(id))}
          onChange={(event) => pickAll(event.currentTarget.checked)}
        >
          {t("selectAll")}
        </Checkbox>
      )}
      <span role="status" className="small">
        {picked.size > 0 ? t("bulk.count", { count: picked.size }) : t("bulk.hint")}
      </span>
      {choiceFields.map((field) => (
        <span key={field} className={styles.pair}>
          <span>{t(`fields.${field}`)}</span>
          <ActButton
            act={{ kind: "bulk", field, value: true }}
            label={t("bulk.turnOn", { field: t(`fields.${field}`) })}
            disabled={isIdle}
            onAct={act}
          >
            {t("bulk.on")}
          </ActButton>
          <ActButton
            act={{ kind: "bulk", field, value: false }}
            label={t("bulk.turnOff", { field: t(`fields.${field}`) })}
            disabled={isIdle}
            onAct={act}
          >
            {t("bulk.off")}
          </ActButton>
        </span>
      ))}
      {picked.size > 0 && (
        <Button type="button" tone="quiet" className="push" onClick={() => pickAll(false)}>
          {t("bulk.clear")}
        </Button>
      )}
    </fieldset>
  );
}
