import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./kbd.module.css";

type Props = {
  children: ReactNode;
  /** The key itself is the content, as in the list of shortcuts: read out, and shown on touch too. */
  told?: boolean;
};

/** The key that does the same; only visual, since screen readers have keys of their own. Hidden on touch. */
export function Kbd({ children, told = false }: Props) {
  if (told)
    return (
      <kbd data-kbd="" className={classNames(styles.kbd, styles.told)}>
        {children}
      </kbd>
    );
  return (
    <span data-kbd="" className={styles.kbd} aria-hidden="true">
      {children}
    </span>
  );
}
