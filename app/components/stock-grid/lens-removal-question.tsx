import { RemovalQuestion } from "~/components/cart/removal-question";
import { Num } from "~/components/ui/num";
import type { Entries } from "~/domain/order/sheet-entries";
import type { Removal } from "~/forms/stock-grid/grid-refusal";
import { useTexts } from "~/i18n/use-texts";
import { lensText } from "./lens-text";

/** The confirmation before lenses leave the cart. */
export function LensRemovalQuestion({ removals, entries }: { removals: readonly Removal[]; entries: Entries }) {
  const { t } = useTexts(["stockGrid", "common"]);
  return (
    <RemovalQuestion title={t("stockGrid:removal.title", { count: removals.length })} text={t("stockGrid:removal.text")} entries={entries}>
      {removals.map(({ productId, quantity }) => (
        <li key={productId}>
          <Num className="strong">{lensText(productId)}</Num> <span className="quiet">{t("common:units.boxes", { count: quantity })}</span>
        </li>
      ))}
    </RemovalQuestion>
  );
}
