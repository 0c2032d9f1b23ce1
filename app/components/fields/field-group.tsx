import { type ReactNode, useId } from "react";
import { classNames } from "~/components/ui/class-names";
import styles from "./field.module.css";
import { FieldError } from "./field-error";

type Props = {
  /** The id that an error summary links to. */
  id?: string;
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Several controls that answer one question: a fieldset with its legend, hint and error. */
export function FieldGroup({ id, legend, hideLegend, hint, error, className, children }: Props) {
  const made = useId();
  const base = id ?? made;
  const invalid = error !== undefined && error !== null && error !== "";
  return (
    <fieldset
      id={base}
      tabIndex={-1}
      className={classNames(styles.field, styles.group, className)}
      aria-describedby={classNames(hint !== undefined && `${base}-description`, invalid && `${base}-error`)}
    >
      <legend className={classNames(styles.label, styles.legend, hideLegend && styles.unseen)}>{legend}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${base}-description`}>
          {hint}
        </p>
      )}
      {children}
      {invalid && <FieldError id={`${base}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
