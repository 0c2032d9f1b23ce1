import { Fragment, type ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./sums.module.css";

export type Pair = { id: string; label: ReactNode; value: ReactNode };

type Props = {
  pairs: Pair[];
  /** list: names and values aligned like a data sheet; facts: side by side, name above value. */
  look?: "list" | "facts";
  className?: string;
};

/** Names and values. */
export function Pairs({ pairs, look = "list", className }: Props) {
  if (look === "list") {
    return (
      <dl className={classNames(styles.pairs, className)}>
        {pairs.map(({ id, label, value }) => (
          <Fragment key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    );
  }
  return (
    <dl className={classNames(styles.facts, className)}>
      {pairs.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
