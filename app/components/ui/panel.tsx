import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import styles from "./panel.module.css";

type Props = {
  id?: string;
  /** Heading of the panel, which also names it as a region. */
  title?: ReactNode;
  heading?: "h2" | "h3";
  /** At the far end of the header: a count, a link, a badge, a button. */
  aside?: ReactNode;
  /** Padding around the content; tables and lists bring their own. */
  padded?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A sheet on the page, with or without a header. */
export function Panel({ id, title, heading: Heading = "h2", aside, padded, className, children }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.panel, padded && title === undefined && styles.body, className)}
      aria-labelledby={title === undefined ? undefined : headingId}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <Heading id={headingId}>{title}</Heading>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {padded && title !== undefined ? <div className={styles.body}>{children}</div> : children}
    </section>
  );
}
