import { Button } from "~/components/ui/button";
import { gridFormId } from "~/forms/stock-grid/draft-summary";
import { useTexts } from "~/i18n/use-texts";
import { useSummary } from "./use-grid";

/**
 * The button that makes the cart equal to what is typed; it names the difference and belongs to the grid's form wherever it is
 * rendered.
 */
export function AddButton({ adding, wide }: { adding: boolean; wide?: boolean }) {
  const { t } = useTexts(["stockGrid", "common"]);
  const { difference: count, changesCart } = useSummary();
  const text = () => {
    if (!wide) return t(changesCart ? "stockGrid:draft.updateShort" : "common:actions.add");
    if (count === 0) return t(changesCart ? "stockGrid:draft.update" : "stockGrid:draft.addShort");
    if (!changesCart) return t("stockGrid:draft.add", { count });
    return count > 0 ? t("stockGrid:draft.more", { count }) : t("stockGrid:draft.fewer", { count: -count });
  };
  return (
    <Button form={gridFormId} name="intent" value="add" tone="primary" wide={wide} disabled={adding} kbd={wide ? "⏎" : undefined}>
      {adding ? t("stockGrid:draft.adding") : text()}
    </Button>
  );
}
