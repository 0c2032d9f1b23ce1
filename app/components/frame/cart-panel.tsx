import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { Pips } from "~/components/ui/pips";
import { type Sum, Sums } from "~/components/ui/sums";
import { type OrderLine, OrderLines } from "./order-lines";
import styles from "./rail.module.css";

export type OrderGroup = {
  id: string;
  title: string /** At the end of the group's line: names. */;
  aside?: string;
  lines: readonly OrderLine[];
};

type Props = {
  title: string;
  /** "12 boxes" */
  count: string;
  groups: readonly OrderGroup[];
  sums: Sum[];
  /** Trial lenses left, in words and as places (D20). */
  allowance?: { label: string; text: string; on: number; of: number };
  /** "Order by 15:30, 1 h 25 min left" */
  cutOff?: ReactNode;
  /** "Arrives Wed 2026/11/25" */
  arrival?: ReactNode;
  /** Shown instead of lines when there are none. */
  empty?: ReactNode;
  /** What can be done with it, usually one wide link. */
  actions?: ReactNode;
};

/** The cart as the rail shows it: lines by group, allowance, sums, cut-off and promised day. Everything comes ready to read. */
export function CartPanel({ title, count, groups, sums, allowance, cutOff, arrival, empty, actions }: Props) {
  return (
    <Panel title={title} aside={count}>
      {/* The list scrolls, so it must be reachable with the keyboard. */}
      <section className={styles.lines} aria-label={count} tabIndex={groups.length > 0 ? 0 : undefined}>
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
      </section>
      <div className={styles.foot}>
        {allowance && (
          <p className="row row--apart small">
            <span className="quiet">{allowance.label}</span>
            <span className="row">
              <Pips on={allowance.on} of={allowance.of} />
              {allowance.text}
            </span>
          </p>
        )}
        {sums.length > 0 && <Sums sums={sums} />}
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
      </div>
    </Panel>
  );
}
