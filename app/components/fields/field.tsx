import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import styles from "./field.module.css";
import { FieldContext } from "./field-context";
import { FieldError } from "./field-error";

type Props = {
  /**
   * The id of the control; those of the label, the hint (`id-description`) and the error (`id-error`) are derived from it, as in conform.
   */
  id: string;
  label: ReactNode;
  /** A word at the far end of the label: "required", a number of choices, a link. */
  aside?: ReactNode;
  /** A hint below the control. */
  hint?: ReactNode;
  /** Why the value was refused; shown below with an icon and makes the control invalid. */
  error?: ReactNode;
  /** Hides the label visually, because it is shown elsewhere, for example in a table heading. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** One control with its label above, its hint and its error below, all connected. */
export function Field({ id, label, aside, hint, error, hideLabel, className, children }: Props) {
  const invalid = error !== undefined && error !== null && error !== "";
  const describedBy = classNames(hint !== undefined && `${id}-description`, invalid && `${id}-error`);
  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.head, hideLabel && styles.unseen)}>
        <label id={`${id}-label`} className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <FieldContext value={{ id, describedBy, invalid }}>{children}</FieldContext>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-description`}>
          {hint}
        </p>
      )}
      {invalid && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
