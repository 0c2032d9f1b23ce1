import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./chips.module.css";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";

type Props = Omit<LinkProps, "className"> & {
  /** The active filter: ticked, tinted and announced. */
  current?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  /** How many it would show; null while that is not known, which takes the place of two digits. */
  count?: number | null;
  children: ReactNode;
};

/** A filter as a link: every filtered view has a URL. The active one has a tick, not only a colour. */
export function Chip({ current, icon, iconAfter, count, children, ...rest }: Props) {
  return (
    <Link className={styles.chip} aria-current={current ? "true" : undefined} preventScrollReset {...rest}>
      {current ? <Icon name="check" /> : icon && <Icon name={icon} />}
      {children}
      {count !== undefined && <span className={styles.count}>{count ?? "\u2007\u2007"}</span>}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}
