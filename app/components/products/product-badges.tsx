import { useTranslation } from "react-i18next";
import { Badge } from "~/components/ui/badge";
import type { ProductFacts } from "./product-facts";

/** What kind of product it is, in one or two words. */
export function ProductBadges({ product }: { product: ProductFacts }) {
  const { t } = useTranslation("common");
  if (product.item === "solution") return <Badge>{t("units.millilitres", { amount: product.volumeMillilitres })}</Badge>;
  return (
    <>
      <Badge>{t(`modalities.${product.modality}`)}</Badge>
      <Badge>{t(`kinds.${product.kind}`)}</Badge>
      {product.updated && <Badge tone="accent">{t("stock.updated")}</Badge>}
    </>
  );
}
