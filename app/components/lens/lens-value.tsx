import { Num } from "~/components/ui/num";
import type { ChoiceField } from "~/domain/lens/choice";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { LensValue as Value } from "~/domain/lens/lens-values";

/** One value of a lens for display: sign, decimals and digits of its field (D17), isolated left-to-right. */
export function LensValue({ field, value, className }: { field: ChoiceField; value: Value; className?: string }) {
  return <Num className={className}>{formatLensValue(field, value)}</Num>;
}
