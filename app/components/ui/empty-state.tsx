import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

const drawings = {
  box: (
    <svg width="72" height="48" viewBox="0 0 72 48" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M8 16 22 8h42v24L50 40H8z" strokeDasharray="3 3" />
      <path d="M50 40V16H8M50 16l14-8" />
    </svg>
  ),
  search: (
    <svg width="56" height="48" viewBox="0 0 56 48" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="24" cy="22" r="15" />
      <path d="m35 33 12 11M18 22h12" />
    </svg>
  ),
  problem: (
    <svg width="56" height="48" viewBox="0 0 56 48" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="28" cy="24" r="17" strokeDasharray="3 3" />
      <path d="M28 15v12M28 32v.5" strokeLinecap="round" />
    </svg>
  ),
};

type Props = {
  drawing?: keyof typeof drawings;
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
      {drawings[drawing]}
      <Heading className={styles.title}>{title}</Heading>
      {typeof children === "string" ? <p>{children}</p> : children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
