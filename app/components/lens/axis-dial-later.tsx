import { type ComponentProps, lazy, Suspense } from "react";
import { retryUntilLoaded } from "~/offline/connection";

const AxisDial = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./axis-dial"))).AxisDial }));

/** The dial of an axis whose number is shown next to it; its code is loaded later, with its space reserved. */
export function AxisDialLater(props: Omit<ComponentProps<typeof AxisDial>, "size">) {
  return (
    <Suspense fallback={<svg width={68} height={68} aria-hidden="true" />}>
      <AxisDial {...props} />
    </Suspense>
  );
}
