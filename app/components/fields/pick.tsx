import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "~/components/ui/class-names";
import styles from "./check.module.css";

type Props = Omit<ComponentProps<"input">, "type" | "className" | "title"> & {
  title: ReactNode;
  /** A word at the end of the row: a fee, a badge. */
  aside?: ReactNode;
  /** What choosing it means: a location, a day. */
  children?: ReactNode;
  className?: string;
};

/** One of several choices as a card with a radio button; to be used inside a FieldGroup. */
export function Pick({ title, aside, children, className, ...rest }: Props) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <label className={classNames(styles.pick, className)} htmlFor={id}>
      <input {...rest} id={id} type="radio" />
      <span>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </label>
  );
}
