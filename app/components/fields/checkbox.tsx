import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "~/components/ui/class-names";
import styles from "./check.module.css";
import { FieldError } from "./field-error";

type Props = Omit<ComponentProps<"input">, "type" | "className"> & {
  /** What is accepted or switched on; it may contain a link. */
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

/** A checkbox with its label, hint and error. */
export function Checkbox({ children, hint, error, className, ...rest }: Props) {
  const made = useId();
  const id = rest.id ?? made;
  const invalid = error !== undefined && error !== null && error !== "";
  return (
    <div className={className}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={invalid || rest["aria-invalid"] || undefined}
          aria-describedby={classNames(hint !== undefined && `${id}-description`, invalid && `${id}-error`)}
        />
        <span>
          {children}
          {hint !== undefined && (
            <span className={styles.hint} id={`${id}-description`}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {invalid && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
