import { v7 as newId } from "uuid";
import { notify } from "~/components/notices/notify";
import { Panel } from "~/components/ui/panel";
import { useTexts } from "~/i18n/use-texts";
import {
  needingPerson,
  onTheirWay,
  type PersonsAnswer,
  type Queue,
  withAnswer,
  withItemBack,
  withoutItem,
  withQuantity,
} from "~/offline/waiting/queue";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import { changeWaiting } from "~/offline/waiting/waiting-store";
import styles from "./waiting.module.css";
import { WaitingEntry } from "./waiting-entry";

/** A person's waiting entries on this device, each with its state and its actions. */
export function WaitingList({ personId, queue }: { personId: string; queue: Queue }) {
  const { t } = useTexts(["waiting", "frame", "common"]);
  const onWay = onTheirWay(queue);
  const needing = needingPerson(queue).length;
  const counts = [
    ...(needing > 0 ? [t("frame:line.needs", { count: needing })] : []),
    ...(onWay.length > 0 ? [t("frame:line.waiting", { count: onWay.length })] : []),
    t("waiting:list.withoutNames"),
  ];
  const change = (update: (now: Queue) => Queue) => void changeWaiting(personId, update);
  const tellRemoved = (item: WaitingItem) =>
    notify({ key: "waiting:notices.removed", undo: () => change((now) => withItemBack(now, item, newId)) });
  const answer = (item: WaitingItem, answered: PersonsAnswer) => {
    change((now) => withAnswer(now, item.id, answered));
    if (answered === "leave") tellRemoved(item);
  };
  const takeBack = (item: WaitingItem) => {
    change((now) => withoutItem(now, item.id));
    tellRemoved(item);
  };
  const setQuantity = (item: WaitingItem, lineId: string, quantity: number) => {
    change((now) => withQuantity(now, { id: item.id, lineId, quantity }));
    if (quantity === 0 && item.lines.every((line) => line.lineId === lineId)) tellRemoved(item);
  };
  return (
    <Panel title={t("waiting:list.title")} aside={<span className="small quiet">{counts.join(" · ")}</span>} className={styles.entries}>
      {queue.length === 0 ? (
        <p className={styles.empty}>{t("waiting:list.empty")}</p>
      ) : (
        <ol className={styles.list}>
          {queue.map((item) => (
            <WaitingEntry
              key={item.id}
              item={item}
              isBehind={item.state.name === "waiting" && item !== onWay[0]}
              answer={(answered: PersonsAnswer) => answer(item, answered)}
              takeBack={() => takeBack(item)}
              setQuantity={(lineId, quantity) => setQuantity(item, lineId, quantity)}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}
