import { Icon } from "~/components/ui/icon";
import { Kbd } from "~/components/ui/kbd";
import { useTexts } from "~/i18n/use-texts";
import { MarkedName } from "./marked-name";
import type { PracticeHit } from "./practice";
import styles from "./practice-picker.module.css";

type Props = {
  id: string;
  hits: readonly PracticeHit[];
  /** The index of the item selected with the arrow keys; -1 for none. */
  active: number;
  typed: string;
  searching: boolean;
  choose: (hit: PracticeHit) => void;
};

/** The locations found while typing, with their number announced. The focus stays in the field. */
export function PracticeListBox({ id, hits, active, typed, searching, choose }: Props) {
  const { t } = useTexts("account");
  const count = hits.length > 0 ? t("picker.found", { count: hits.length }) : t("picker.none");
  return (
    <div className={`float ${styles.box}`}>
      {hits.length > 0 && (
        <div id={id} role="listbox" aria-label={t("picker.list")}>
          {hits.map((hit, index) => (
            <div
              key={hit.location.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(hit)}
              onKeyDown={(event) => event.key === "Enter" && choose(hit)}
            >
              <span>
                <MarkedName name={hit.practiceName} typed={typed} />{" "}
                <span className="quiet">
                  · <MarkedName name={hit.location.name} typed={typed} />
                </span>
              </span>
              {index === active && <Icon name="check" />}
            </div>
          ))}
        </div>
      )}
      <p className={styles.foot}>
        <span role="status">{searching ? t("picker.searching") : count}</span>
        {hits.length > 0 && (
          <span className={styles.keys} aria-hidden="true">
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd>
            <Kbd>⏎</Kbd>
            {t("picker.toChoose")}
          </span>
        )}
      </p>
    </div>
  );
}
