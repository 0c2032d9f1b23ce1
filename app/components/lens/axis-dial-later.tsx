import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "~/offline/scripts/later";

const AxisDial = lazyPart(
  () => import("./axis-dial"),
  (part) => part.AxisDial,
);

/** The dial of an axis whose number is shown next to it; its code is loaded later, with its space reserved. */
export function AxisDialLater(props: Omit<ComponentProps<typeof AxisDial>, "size">) {
  return (
    <Suspense fallback={<svg width={68} height={68} aria-hidden="true" />}>
      <AxisDial {...props} />
    </Suspense>
  );
}
