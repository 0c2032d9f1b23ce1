import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Money } from "./money";
import styles from "./sums.module.css";

export type Sum = {
  label: ReactNode;
  /** As the formatter wrote it. */
  amount: string;
  /** The total of the other lines. */
  total?: boolean;
};

/** Amounts below each other, the total below a rule and larger. */
export function Sums({ sums, className }: { sums: Sum[]; className?: string }) {
  const keyed = sums.map((sum, index) => ({ ...sum, key: `${index}-${sum.amount}` }));
  return (
    <dl className={classNames(styles.sums, className)}>
      {keyed.map(({ key, label, amount, total }) => (
        <SumLine key={key} label={label} amount={amount} total={total} />
      ))}
    </dl>
  );
}

function SumLine({ label, amount, total }: Sum) {
  return (
    <>
      <dt className={classNames(total && styles.total)}>{label}</dt>
      <dd className={classNames(total && styles.total)}>
        <Money>{amount}</Money>
      </dd>
    </>
  );
}
