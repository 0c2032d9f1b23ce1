import { classNames } from "./class-names";
import styles from "./icon.module.css";
import type { IconName } from "./icon-name";
import drawings from "./icons.svg?no-inline";

type Props = {
  name: IconName;
  /** 16 by default; 20 beside headings and in touch menus. */
  size?: 16 | 20;
  /** Mirrors the drawing in right-to-left pages: arrows and lorries, never signs, numbers or clocks. */
  flip?: boolean;
  /** Spoken name of an icon without words. */
  label?: string;
  className?: string;
};

/** A small line drawing beside words; silent unless it has a label. The drawings are one file that the browser keeps. */
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
