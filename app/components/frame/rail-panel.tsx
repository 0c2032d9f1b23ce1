import type { ReactNode } from "react";
import { Panel } from "~/components/ui/panel";
import styles from "./rail.module.css";

type Props = {
  title: ReactNode;
  /** At the far end of the header: a count, a badge. */
  aside?: ReactNode;
  /** Names the list when it may be long, so that the keyboard can focus and scroll it. */
  label?: string;
  /** What scrolls when the window is low. */
  children: ReactNode;
  /** What stays visible: sums, days, buttons. */
  foot: ReactNode;
};

/** A panel of the rail: its header and footer keep their size, and what is between them scrolls. */
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
