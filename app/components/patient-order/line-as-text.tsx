import { type ComponentProps, memo, Suspense } from "react";
import { lazyPart } from "~/offline/scripts/later";

const LinePanel = lazyPart(
  () => import("~/components/prescription-line/line-panel"),
  (part) => part.LinePanel,
);

type Props = ComponentProps<typeof LinePanel>;

/** `change` and `restore` change only with each draft. */
const isSame = (before: Props, now: Props) =>
  before.draft === now.draft && before.series === now.series && before.orders === now.orders && before.mistake === now.mistake;

/**
 * The prescription as text. Until its code has loaded the server's field is shown, and other renders leave it alone: React would replace it
 * by an empty field while a person types.
 */
export const LineAsText = memo(
  (props: Props) => (
    <Suspense>
      <LinePanel {...props} />
    </Suspense>
  ),
  isSame,
);
