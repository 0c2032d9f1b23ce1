import type { ReactNode } from "react";
import { NoticeSlot } from "~/components/notices/notice-slot";
import { OfflineHint } from "../connection/connection-status";
import styles from "./rail.module.css";

type Props = {
  /** Names the region: "Cart". */
  label: string;
  /** "12 boxes · ₪1,491.52" or the one thing to correct. */
  main: ReactNode;
  /** A line below: what is already in the cart, the cut-off. */
  detail?: ReactNode;
  /** The one button. */
  action: ReactNode;
};

/** The rail below 1100 px: one line at the bottom of the window with count, total and the button. */
export function Tally({ label, main, detail, action }: Props) {
  return (
    <section className={styles.tally} aria-label={label}>
      <div>
        <NoticeSlot kind="tally" />
        <b>{main}</b>
        <OfflineHint />
        {detail !== undefined && <span className="small quiet">{detail}</span>}
      </div>
      <div className={styles.act}>{action}</div>
    </section>
  );
}
