import styles from "./approvals.module.css";

/** What somebody wrote beside an answer, in its own lines and direction. */
export function ApprovalWords({ children }: { children: string }) {
  return (
    <p className={styles.words}>
      <bdi>{children}</bdi>
    </p>
  );
}
