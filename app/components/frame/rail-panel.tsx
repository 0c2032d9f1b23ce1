import type { ReactNode } from "react";
import { Panel } from "~/components/ui/panel";
import styles from "./rail.module.css";

type Props = {
  title: ReactNode;
  /** At the far end of the head: a count, a badge. */
  aside?: ReactNode;
  /** Names the list where it may be long, so that the keyboard reaches and scrolls it. */
  label?: string;
  /** What scrolls when the window is low. */
  children: ReactNode;
  /** What stays in the window: sums, days, buttons. */
  foot: ReactNode;
};

/** A panel of the rail: its head and foot keep their size, and what is between them scrolls. */
export function RailPanel({ title, aside, label, children, foot }: Props) {
  return (
    <Panel title={title} aside={aside}>
      <section className={styles.lines} aria-label={label} tabIndex={label === undefined ? undefined : 0}>
        {children}
      </section>
      <div className={styles.foot}>{foot}</div>
    </Panel>
  );
}
