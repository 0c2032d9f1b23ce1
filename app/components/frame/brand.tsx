import { Link, type To } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { useTexts } from "~/i18n/use-texts";
import styles from "./brand.module.css";

/** The mark and the name of the product, leading home; `short` leaves the mark alone on small screens. Never mirrored. */
export function Brand({ to, short }: { to: To; short?: boolean }) {
  const { t } = useTexts("common");
  return (
    <Link className={classNames(styles.brand, short && styles.short)} to={to}>
      <svg viewBox="0 0 26 26" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M6.5 2.5h5a10.5 10.5 0 0 1 0 21h-5a14.5 14.5 0 0 0 0-21z" strokeLinejoin="round" />
        <path className={styles.axis} d="M1 13h24" strokeLinecap="round" />
      </svg>
      <span>{t("product.name")}</span>
    </Link>
  );
}
