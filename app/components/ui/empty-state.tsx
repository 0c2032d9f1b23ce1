import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import drawings from "./icons.svg?no-inline";

type Props = {
  drawing?: "box" | "search" | "problem";
  title: ReactNode;
  heading?: "h1" | "h2" | "h3";
  /** What belongs here or what happened, in a sentence. */
  children?: ReactNode;
  /** The shortest ways on. */
  actions?: ReactNode;
};

/** An empty, failed or missing part: says what belongs there and offers the shortest ways on. */
export function EmptyState({ drawing = "box", title, heading: Heading = "h2", children, actions }: Props) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} aria-hidden="true">
        <use href={`${drawings}#empty-${drawing}`} />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {typeof children === "string" ? <p>{children}</p> : children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
