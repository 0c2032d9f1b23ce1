import { useTexts } from "~/i18n/use-texts";
import styles from "../bar/brand.module.css";
import { BrandMark } from "../bar/brand-mark";

/** The logo and name of the product on a page that has no other one to link to. */
export function StillBrand() {
  const { t } = useTexts("common");
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span>{t("product.name")}</span>
    </span>
  );
}
