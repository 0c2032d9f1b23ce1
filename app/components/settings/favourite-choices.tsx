import { Checkbox } from "~/components/fields/checkbox";
import { type ChoiceRow, rowEntries } from "~/forms/settings/catalogue-draft";
import { useTexts } from "~/i18n/use-texts";
import styles from "./favourite-choices.module.css";
import type { ManagedItem } from "./managed-row";

type Props = { items: readonly ManagedItem[]; rows: readonly ChoiceRow[] };

/** A checkbox for each product, ticked when it is a favourite of the practice (D62): lenses first, then solutions. */
export function FavouriteChoices({ items, rows }: Props) {
  const { t } = useTexts("practiceCatalogue");
  const rowOf = ({ id, visible, available, isFavourite, revision }: ManagedItem): ChoiceRow =>
    rows.find((row) => row.id === id) ?? {
      id,
      seen: { visible, available, isFavourite, revision },
      now: { visible, available, isFavourite },
    };
  const kinds = [
    ["series", t("favourites.legendSeries")],
    ["solution", t("favourites.legendSolutions")],
  ] as const;
  return kinds.map(([kind, legend]) => (
    <fieldset key={kind} className={styles.choices}>
      <legend className="strong">{legend}</legend>
      {items
        .filter(({ item }) => item === kind)
        .map((item) => {
          const row = rowOf(item);
          return (
            <div key={item.id}>
              {rowEntries([{ ...row, now: { ...row.now, isFavourite: false } }]).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Checkbox name="isFavourite" value={item.id} defaultChecked={row.now.isFavourite}>
                <bdi>{item.displayName}</bdi>
              </Checkbox>
            </div>
          );
        })}
    </fieldset>
  ));
}
