import type { ComponentProps } from "react";
import { classNames } from "~/components/ui/class-names";
import { useFieldWiring } from "./field-context";
import styles from "./input.module.css";

type Props = ComponentProps<"input"> & {
  /** Left-to-right whatever the page: e-mail, password, phone, postcode. */
  ltr?: boolean;
};

/** A line of text. Inside a Field its id, description and error are connected; conform's properties can be spread into it. */
export function TextInput({ ltr, className, ...rest }: Props) {
  return (
    <input
      type="text"
      dir={ltr ? "ltr" : undefined}
      {...rest}
      {...useFieldWiring(rest)}
      className={classNames(styles.input, ltr && styles.ltr, className)}
    />
  );
}
