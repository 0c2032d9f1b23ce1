import { type ArrivalPart, joinArrivals } from "~/domain/stock/arrivals";
import type { CartGroup, CartPreorder } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import styles from "./arrivals.module.css";
import { DueLine } from "./due-line";

/** Returns how many boxes of some preorders arrive when. */
export function arrivalsOf(preorders: readonly CartPreorder[]) {
  return joinArrivals(preorders.flatMap(({ lines }) => lines.flatMap(({ arrivals }) => arrivals)));
}

/** How many boxes arrive on each day, one line per day. */
export function ArrivalDays({ parts }: { parts: readonly ArrivalPart[] }) {
  const format = useFormat();
  return parts.map((part) => (
    <span key={`${part.day} ${part.isLater} ${part.toPatient}`} className={styles.day}>
      {format.arrivals([part])}
    </span>
  ));
}

/** When everything in the groups arrives, counted by day. */
export function Arrivals({ groups }: { groups: readonly CartGroup[] }) {
  const parts = arrivalsOf(groups.flatMap(({ preorders }) => preorders));
  if (parts.length === 0) return null;
  return (
    <DueLine icon="truck" flip>
      <ArrivalDays parts={parts} />
    </DueLine>
  );
}
