import type { Answers } from "~/calls/answers";
import { PackShot } from "~/components/lens/pack-shot";
import { Badge } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { type ChoiceField, choiceFields } from "~/domain/catalogue/practice-choice";
import { type ChoiceRow, pickName, seenName, writeSeen } from "~/forms/settings/catalogue-draft";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import switches from "./choice-switch.module.css";
import styles from "./practice-catalogue.module.css";

export type ManagedItem = Answers["catalogue"]["manage"]["items"][number];

type Props = {
  item: ManagedItem;
  row: ChoiceRow;
  picked: boolean;
  onPick: (picked: boolean) => void;
  onSet: (field: ChoiceField, value: boolean) => void;
};

/**
 * A row of the practice's catalogue: a product and its three switches (visible, available, favourite). A changed switch shows its stored
 * state.
 */
export function ManagedRow({ item, row, picked, onPick, onSet }: Props) {
  const { t } = useTexts(["practiceCatalogue", "common"]);
  const name = isolate(item.displayName);
  return (
    <tr id={`row-${item.id}`} className={classNames(picked && styles.picked)}>
      <td className={styles.pick} data-label={t("practiceCatalogue:table.selectLabel")}>
        <label>
          <input
            type="checkbox"
            name={pickName}
            value={item.id}
            aria-label={t("practiceCatalogue:table.select", { name })}
            checked={picked}
            onChange={(event) => onPick(event.currentTarget.checked)}
          />
        </label>
        <input type="hidden" name={seenName} value={writeSeen(row)} />
      </td>
      <th scope="row">
        <ProductName item={item} />
      </th>
      <td data-label={t("practiceCatalogue:table.maker")} className={classNames(styles.fact, styles.maker)}>
        <bdi>{item.manufacturerName}</bdi>
      </td>
      <td data-label={t("practiceCatalogue:table.wear")} className={styles.fact}>
        {item.modality && t(`common:modalities.${item.modality}`)}
      </td>
      {choiceFields.map((field) => (
        <td key={field} data-label={t(`practiceCatalogue:fields.${field}`)} className={styles.choice}>
          <span>
            <label className={field === "isFavourite" ? switches.star : switches.switch}>
              <input
                type="checkbox"
                role={field === "isFavourite" ? undefined : "switch"}
                name={field}
                value={item.id}
                aria-label={t(`practiceCatalogue:switch.${field}`, { name })}
                checked={row.now[field]}
                onChange={(event) => onSet(field, event.currentTarget.checked)}
              />
              {field === "isFavourite" && <Icon name="star" />}
            </label>
            {row.now[field] !== row.seen[field] && (
              <span className={styles.was}>
                {t(row.seen[field] ? "practiceCatalogue:values.wasOn" : "practiceCatalogue:values.wasOff")}
              </span>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}

function ProductName({ item }: { item: ManagedItem }) {
  const { t } = useTexts(["practiceCatalogue", "common"]);
  const volume = t("common:units.millilitres", { amount: item.volumeMillilitres });
  return (
    <span className={styles.name}>
      <PackShot imageId={item.imageId} frame="small" />
      <span>
        <bdi>{item.displayName}</bdi>
        <span className={styles.kind}>
          {item.kind === null ? t("practiceCatalogue:solution", { volume }) : t(`common:kinds.${item.kind}`)}
          {item.trial && <Badge>{t("practiceCatalogue:trial")}</Badge>}
          {item.inCarts.length > 0 && <Badge tone="accent">{t("practiceCatalogue:inCart")}</Badge>}
        </span>
      </span>
    </span>
  );
}
