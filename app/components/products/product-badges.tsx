import { Badge } from "~/components/ui/badge";
import { useTexts } from "~/i18n/use-texts";
import type { ShownProduct } from "./product-facts";

/** The kind of product, in one or two words. */
export function ProductBadges({ product }: { product: ShownProduct }) {
  const { t } = useTexts("common");
  if (product.item === "solution") return <Badge>{t("units.millilitres", { amount: product.volumeMillilitres })}</Badge>;
  return (
    <>
      <Badge>{t(`modalities.${product.modality}`)}</Badge>
      <Badge>{t(`kinds.${product.kind}`)}</Badge>
      {product.updated && <Badge tone="accent">{t("stock.updated")}</Badge>}
    </>
  );
}
