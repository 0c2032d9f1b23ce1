import styles from "./approvals.module.css";

/** A text written with an answer, with its own line breaks and direction. */
export function ApprovalWords({ children }: { children: string }) {
  return (
    <p className={styles.words}>
      <bdi>{children}</bdi>
    </p>
  );
}
