import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";
import styles from "./notice.module.css";

export type NoticeTone = "neutral" | "accent" | "good" | "caution" | "danger";

/** The default icon of each tone. */
export const toneIcons: Record<NoticeTone, IconName> = {
  neutral: "info",
  accent: "info",
  good: "check",
  caution: "alert",
  danger: "alert",
};

type Props = {
  tone?: NoticeTone;
  title?: ReactNode;
  icon?: IconName;
  /** alert: announced at once; status: announced in a pause; omitted: only read. */
  role?: "alert" | "status";
  /** Its actions, at the far end. */
  actions?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
  tabIndex?: number;
  className?: string;
  children?: ReactNode;
};

/** A message in the flow of the page, with an icon as well as its colour. */
export function Notice({ tone = "neutral", title, icon, role, actions, id, ref, tabIndex, className, children }: Props) {
  return (
    <div
      id={id}
      ref={ref}
      tabIndex={tabIndex}
      role={role}
      className={classNames(styles.notice, tone !== "neutral" && styles[tone], className)}
    >
      <Icon name={icon ?? toneIcons[tone]} />
      <div>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
