import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { useTexts } from "~/i18n/use-texts";
import { unanswered } from "~/offline/waiting/queue";
import { itemLook } from "./item-look";
import { ItemTitle } from "./item-title";
import { usePerson } from "./use-person";
import { useWaiting } from "./use-waiting";
import styles from "./waiting.module.css";

const mostLines = 3;

/** The first waiting entries, each with its state. */
export function TrayLines() {
  const { t } = useTexts(["waiting", "frame"]);
  const items = unanswered(useWaiting(usePerson()?.personId ?? null) ?? []);
  return (
    <ul className={classNames("small", styles.tray)}>
      {items.slice(0, mostLines).map((item) => (
        <li key={item.id}>
          <Icon name={itemLook(item).icon} />
          <span>
            <ItemTitle item={item} />
          </span>
          <span className="small quiet">{t(`waiting:states.${itemLook(item).word}`)}</span>
        </li>
      ))}
      {items.length > mostLines && <li className="small quiet">{t("frame:line.more", { count: items.length - mostLines })}</li>}
    </ul>
  );
}
