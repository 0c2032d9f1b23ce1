import { type ComponentProps, lazy, memo, Suspense } from "react";
import { retryUntilLoaded } from "~/offline/connection";

const LinePanel = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("~/components/prescription-line/line-panel"))).LinePanel,
}));

type Props = ComponentProps<typeof LinePanel>;

/** `change` and `restore` are new with each draft only. */
const isSame = (before: Props, now: Props) =>
  before.draft === now.draft && before.series === now.series && before.orders === now.orders && before.mistake === now.mistake;

/**
 * The prescription as text. Until its code has come the server's field is there, and whatever else is drawn anew leaves it alone:
 * React would put an empty field in its place while a person types.
 */
export const LineAsText = memo(
  (props: Props) => (
    <Suspense>
      <LinePanel {...props} />
    </Suspense>
  ),
  isSame,
);
