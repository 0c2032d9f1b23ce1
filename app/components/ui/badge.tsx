import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

type Props = {
  tone?: "neutral" | "accent" | "good" | "caution" | "danger";
  icon?: IconName;
  /** Several words, such as a promotion: in a narrow place they stand on several lines. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
};

/** A short label next to a name: a modality, a status. Tones other than neutral and accent are for status only. */
export function Badge({ tone = "neutral", icon, wraps, className, children }: Props) {
  return (
    <span className={classNames(styles.badge, tone !== "neutral" && styles[tone], wraps && styles.wraps, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
