import type { ReactNode } from "react";
import { Money } from "~/components/ui/money";
import type { LensValues } from "~/domain/lens/lens-values";
import type { EyeSide } from "../lens/eye";
import { Prescription } from "../lens/prescription";
import styles from "./rail.module.css";

export type OrderLine = {
  id: string;
  /** In boxes or bottles. */
  quantity: number;
  name: string;
  eye?: EyeSide;
  values?: LensValues;
  /** What stands in the place of lens values: a pack, a reason. */
  detail?: ReactNode;
  /** As the formatter wrote it; left out while it is not known. */
  amount?: string;
};

/** The lines of a draft or a group, in short: quantity, product, eye and values, amount. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul>
      {lines.map(({ id, quantity, name, eye, values, detail, amount }) => (
        <li key={id} className={styles.line}>
          <span className={styles.quantity}>{quantity}</span>
          <span>
            <bdi>{name}</bdi>
            {(values !== undefined || detail !== undefined) && <br />}
            {values !== undefined && <Prescription values={values} eye={eye} className={styles.values} />}
            {detail !== undefined && <span className="small quiet">{detail}</span>}
          </span>
          {amount === undefined ? <span>–</span> : <Money>{amount}</Money>}
        </li>
      ))}
    </ul>
  );
}
