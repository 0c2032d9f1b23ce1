import { joinArrivals } from "~/domain/stock/arrivals";
import type { CartGroup, CartPreorder } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { DueLine } from "./due-line";

/** How many boxes of some preorders arrive when. */
export function arrivalsOf(preorders: readonly CartPreorder[]) {
  return joinArrivals(preorders.flatMap(({ lines }) => lines.flatMap(({ arrivals }) => arrivals)));
}

/** When everything in the groups arrives, counted by day. */
export function Arrivals({ groups }: { groups: readonly CartGroup[] }) {
  const format = useFormat();
  const parts = arrivalsOf(groups.flatMap(({ preorders }) => preorders));
  if (parts.length === 0) return null;
  return (
    <DueLine icon="truck" flip>
      {format.arrivals(parts)}
    </DueLine>
  );
}
