import styles from "./avatar.module.css";
import { classNames } from "./class-names";

/** Two letters of a name, or the number of a problem, in a circle; the name itself is shown next to it. */
export function Avatar({ letters, small, tone = "accent" }: { letters: string; small?: boolean; tone?: "accent" | "danger" }) {
  return (
    <span className={classNames(styles.avatar, small && styles.small, tone === "danger" && styles.danger)} aria-hidden="true">
      {letters}
    </span>
  );
}
