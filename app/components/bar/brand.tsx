import { Link, type To } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { useTexts } from "~/i18n/use-texts";
import styles from "./brand.module.css";
import { BrandMark } from "./brand-mark";

/** The logo and name of the product, linked to the home page; `short` shows only the logo on small screens. */
export function Brand({ to, short }: { to: To; short?: boolean }) {
  const { t } = useTexts("common");
  return (
    <Link className={classNames(styles.brand, short && styles.short)} to={to}>
      <BrandMark />
      <span>{t("product.name")}</span>
    </Link>
  );
}
