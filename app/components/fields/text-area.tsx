import type { ComponentProps } from "react";
import { classNames } from "~/components/ui/class-names";
import { useFieldWiring } from "./field-context";
import styles from "./input.module.css";

/** Several lines of text, connected to the Field around it. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} {...useFieldWiring(rest)} className={classNames(styles.input, styles.area, className)} />;
}
