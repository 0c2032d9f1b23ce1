import { Link, type To } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import styles from "./segmented.module.css";

type Item = {
  to: To;
  label: string;
  current: boolean;
  icon?: IconName;
  /** The label is only read by screen readers; the icon is visible. */
  iconOnly?: boolean;
};

type Props = { label: string; small?: boolean; items: Item[] };

/** Two to four mutually exclusive views, as links: each view has a URL. */
export function Segmented({ label, small, items }: Props) {
  return (
    <nav className={classNames(styles.segmented, small && styles.small)} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.label}
          to={item.to}
          aria-current={item.current ? "true" : undefined}
          aria-label={item.iconOnly ? item.label : undefined}
          preventScrollReset
        >
          {item.icon && <Icon name={item.icon} />}
          {!item.iconOnly && item.label}
        </Link>
      ))}
    </nav>
  );
}
