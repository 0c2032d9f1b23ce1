import styles from "./button.module.css";
import { classNames } from "./class-names";

/**
 * The look of a button. primary: the main action; default: other actions; quiet: next to text; danger: removes something; icon: an icon
 * alone, which needs an aria-label.
 */
export type ButtonLook = {
  tone?: "primary" | "default" | "quiet" | "danger" | "icon";
  /** 32 px high with a mouse, 48 px on touch like all others. */
  small?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  className?: string;
};

/** Returns the classes of a look, for buttons, links and summaries alike. */
export function buttonLook({ tone = "default", small, wide, className }: ButtonLook): string | undefined {
  return classNames(styles.button, tone !== "default" && styles[tone], small && styles.small, wide && styles.wide, className);
}
