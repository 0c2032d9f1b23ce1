import { useTexts } from "~/i18n/use-texts";
import styles from "../bar/brand.module.css";
import { BrandMark } from "../bar/brand-mark";

/** The mark and the name of the product on a page that has no other one to lead to. */
export function StillBrand() {
  const { t } = useTexts("common");
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span>{t("product.name")}</span>
    </span>
  );
}
