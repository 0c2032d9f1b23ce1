import type { ReactNode } from "react";
import { NoticeSlot } from "~/components/notices/notice-slot";
import { classNames } from "~/components/ui/class-names";
import styles from "./rail.module.css";

type Props = {
  /** Names the landmark: "Cart". */
  label: string;
  /** Without room next to the content it is shown below it instead of folding into the tally (checkout). */
  flow?: boolean;
  /** Panels; the draft above the cart. */
  children: ReactNode;
};

/** The order overview: next to the content from 1100 px on, folded into the tally below that. */
export function Rail({ label, flow, children }: Props) {
  return (
    <aside className={classNames(styles.rail, flow && styles.flow)} aria-label={label}>
      {children}
      <NoticeSlot kind="rail" />
    </aside>
  );
}
