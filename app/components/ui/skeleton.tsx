import { classNames } from "./class-names";
import styles from "./skeleton.module.css";

type Props = {
  /** A line of text unless it stands for a control, a small pack shot or a card's picture. */
  shape?: "line" | "control" | "shot" | "picture";
  /** In rem, or the whole place. */
  width?: 2 | 4 | 8 | 12 | "full";
};

/** A place held for what is still loading, of the same size; set `aria-busy` on the region around it. */
export function Skeleton({ shape = "line", width = "full" }: Props) {
  const wide = width === "full" ? styles.full : styles[`w${width}`];
  return (
    <span
      className={classNames(styles.skeleton, shape === "shot" ? styles.shot : wide, shape !== "line" && shape !== "shot" && styles[shape])}
      aria-hidden="true"
    />
  );
}
