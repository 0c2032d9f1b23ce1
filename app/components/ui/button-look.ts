import styles from "./button.module.css";
import { classNames } from "./class-names";

/**
 * How a button looks. primary: the one thing to do here; default: other things; quiet: beside text; danger: takes something away;
 * icon: a drawing alone, which needs an aria-label.
 */
export type ButtonLook = {
  tone?: "primary" | "default" | "quiet" | "danger" | "icon";
  /** 32 px high with a mouse, 48 px on touch like all others. */
  small?: boolean;
  /** As wide as its place. */
  wide?: boolean;
  className?: string;
};

/** The classes of a look, for buttons, links and summaries alike. */
export function buttonLook({ tone = "default", small, wide, className }: ButtonLook): string | undefined {
  return classNames(styles.button, tone !== "default" && styles[tone], small && styles.small, wide && styles.wide, className);
}
