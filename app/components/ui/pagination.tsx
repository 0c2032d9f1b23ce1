import type { ReactNode } from "react";
import type { To } from "react-router";
import { ButtonLink } from "./button-link";
import styles from "./pagination.module.css";

type Props = {
  /** Names the navigation: "Pages". */
  label: string;
  /** "1 to 12 of 17" */
  summary: ReactNode;
  /** Omitted when there is none. */
  previous?: To | null;
  next?: To | null;
  previousLabel: string;
  nextLabel: string;
};

/** The position in a long list, with links to the previous and next page. */
export function Pagination({ label, summary, previous, next, previousLabel, nextLabel }: Props) {
  return (
    <nav className={styles.pagination} aria-label={label}>
      <span>{summary}</span>
      <span className={styles.links}>
        {previous && (
          <ButtonLink to={previous} rel="prev" small icon="prev">
            {previousLabel}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} rel="next" small iconAfter="next">
            {nextLabel}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
