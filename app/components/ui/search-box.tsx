import type { ComponentProps } from "react";
import { Icon } from "./icon";
import styles from "./input.module.css";
import { Kbd } from "./kbd";
import { TextInput } from "./text-input";

type Props = Omit<ComponentProps<"input">, "type"> & {
  /** Said by screen readers; leave it out when a Field around it carries the label. */
  label?: string;
  /** The key that leads here, for example "/". */
  kbd?: string;
};

/** One line to search with; its form decides whether it is a link (GET) or, where names may be typed, posted (D33). */
export function SearchBox({ label, kbd, ...rest }: Props) {
  return (
    <span className={styles.search}>
      <Icon name="search" />
      <TextInput type="search" autoComplete="off" aria-label={label} {...rest} />
      {kbd && <Kbd>{kbd}</Kbd>}
    </span>
  );
}
