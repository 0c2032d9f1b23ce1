import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Money } from "~/components/ui/money";
import { Num } from "~/components/ui/num";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { LensValues } from "~/domain/lens/lens-values";
import type { EyeSide } from "../lens/eye";
import { Prescription } from "../lens/prescription";
import styles from "./order-lines.module.css";

export type OrderLine = {
  id: string;
  /** In boxes or bottles. */
  quantity: number;
  /** The quantity with its unit, for screen readers. */
  spoken: string;
  /** The quantity is a change of the cart, shown with its sign. */
  isDifference?: boolean;
  /** The product with its pack. */
  name: string;
  eye?: EyeSide;
  values?: LensValues;
  /** Shown instead of lens values: a number of powers, a reason. */
  detail?: ReactNode;
  /** How many arrive when, and the promotion in the amount. */
  arrivals?: string;
  promotion?: string;
  /** As the formatter wrote it; undefined while not known. */
  amount?: string;
  /** The powers of the line, which expands to show them. */
  powers?: readonly { id: string; values: LensValues; quantity: number }[];
};

/**
 * The lines of a draft or a group, in short: quantity, product, eye and values, amount. The powers of one product are one line that
 * expands.
 */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} className={styles.entry}>
          {line.powers ? (
            <details>
              <summary className={styles.line}>
                <LineFacts line={line} />
              </summary>
              <ul className={styles.powers}>
                {line.powers.map(({ id, values, quantity }) => (
                  <li key={id}>
                    <Prescription values={values} /> <b>{quantity}</b>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <div className={styles.line}>
              <LineFacts line={line} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function LineFacts({
  line: { quantity, spoken, isDifference, name, eye, values, detail, arrivals, promotion, amount },
}: {
  line: OrderLine;
}) {
  return (
    <>
      {isDifference ? (
        <span className={styles.difference} aria-hidden="true">
          <Num>{quantity > 0 ? `+${quantity}` : quantity}</Num>
        </span>
      ) : (
        <span className={styles.quantity} aria-hidden="true">
          {quantity}
        </span>
      )}
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span>
        <bdi>{name}</bdi>
        {(values !== undefined || detail !== undefined) && <br />}
        {values !== undefined && <Prescription values={values} eye={eye} className={styles.values} />}
        {detail !== undefined && <span className="small quiet">{detail}</span>}
      </span>
      {amount === undefined ? <span>–</span> : <Money>{amount}</Money>}
      {(arrivals !== undefined || promotion !== undefined) && (
        <span className={styles.more}>
          {arrivals} {promotion !== undefined && <Badge tone="good">{promotion}</Badge>}
        </span>
      )}
    </>
  );
}
