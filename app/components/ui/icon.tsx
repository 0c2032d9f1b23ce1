import { classNames } from "./class-names";
import styles from "./icon.module.css";
import type { IconName } from "./icon-name";
import drawings from "./icons.svg?no-inline";

type Props = {
  name: IconName;
  /** 16 by default; 20 beside headings and in touch menus. */
  size?: 16 | 20;
  /** Mirrors the icon in right-to-left pages: arrows and lorries, never signs, numbers or clocks. */
  flip?: boolean;
  /** Accessible name of an icon without text. */
  label?: string;
  className?: string;
};

/** A small line icon next to text; hidden from screen readers unless it has a label. The icons are one file that the browser caches. */
export function Icon({ name, size = 16, flip, label, className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, size === 20 && styles.large, flip && styles.flip, className)}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
