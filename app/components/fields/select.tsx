import type { ComponentProps } from "react";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { useFieldWiring } from "./field-context";
import styles from "./input.module.css";

type Props = ComponentProps<"select"> & {
  /** The options are lens values: left-to-right, in the value font. */
  num?: boolean;
};

/** A native select, connected to the Field around it; options are its children. */
export function Select({ num, className, children, ...rest }: Props) {
  return (
    <span className={styles.select}>
      <select
        dir={num ? "ltr" : undefined}
        {...rest}
        {...useFieldWiring(rest)}
        className={classNames(styles.input, num && styles.num, className)}
      >
        {children}
      </select>
      <Icon name="down" />
    </span>
  );
}
