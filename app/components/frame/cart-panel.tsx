import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import { Money } from "~/components/ui/money";
import { type Sum, Sums } from "~/components/ui/sums";
import { type OrderLine, OrderLines } from "./order-lines";
import styles from "./rail.module.css";
import { RailPanel } from "./rail-panel";

export type OrderGroup = {
  id: string;
  title: string;
  /** At the end of the group's line: a name, a number of lines. */
  aside?: string;
  lines: readonly OrderLine[];
};

type Props = {
  title: ReactNode;
  /** "60 lines, 133 boxes" */
  count: string;
  groups: readonly OrderGroup[];
  sums: Sum[];
  /** "Order by 15:30, 1 h 25 min left" */
  cutOff?: ReactNode;
  /** "44 now, Wed 2026/11/25; 11 about Thu 2026/12/10" */
  arrival?: ReactNode;
  /** Shown instead of lines when there are none. */
  empty?: ReactNode;
  /** Its actions, usually one wide button. */
  actions?: ReactNode;
};

/** The cart in the rail: lines by group, which scroll; below them, always visible, sums, cut-off, days and actions. */
export function CartPanel({ title, count, groups, sums, cutOff, arrival, empty, actions }: Props) {
  const foot = (
    <>
      {sums.length > 0 && (
        <div>
          <p className="small quiet">
            {sums
              .filter(({ total }) => !total)
              .map(({ label, amount }, index) => (
                <span key={amount}>
                  {index > 0 && " · "}
                  {label} <Money>{amount}</Money>
                </span>
              ))}
          </p>
          <Sums sums={sums.filter(({ total }) => total)} className={styles.total} />
        </div>
      )}
      {cutOff !== undefined && (
        <p className={styles.due}>
          <Icon name="clock" />
          <span>{cutOff}</span>
        </p>
      )}
      {arrival !== undefined && (
        <p className={styles.due}>
          <Icon name="truck" flip />
          <span>{arrival}</span>
        </p>
      )}
      {actions}
    </>
  );
  return (
    <RailPanel title={title} aside={count} label={groups.length > 0 ? count : undefined} foot={foot}>
      {groups.length === 0 && empty}
      {groups.map((group) => (
        <div key={group.id}>
          <h3 className={styles.group}>
            {group.title}
            {group.aside !== undefined && (
              <span>
                <bdi>{group.aside}</bdi>
              </span>
            )}
          </h3>
          <OrderLines lines={group.lines} />
        </div>
      ))}
    </RailPanel>
  );
}
