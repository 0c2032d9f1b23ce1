import type { ReactNode } from "react";
import { Prescription } from "~/components/lens/prescription";
import type { BoxProduct as Product } from "~/domain/delivery/counted-box";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { Eye } from "~/domain/order/order-lines";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./deliveries.module.css";

type Props = { product: Product | null; gtin: string | null; eye?: Eye | null; children?: ReactNode };

/** The product of a box with its values, else its code; children are shown below. */
export function BoxProduct({ product, gtin, eye, children }: Props) {
  const { t } = useTexts("deliveries");
  const format = useFormat();
  return (
    <span className={styles.product}>
      {product ? (
        <>
          <bdi>{format.product(product.productName, product.isLens ? product.packSize : null)}</bdi>
          {product.isLens && <Prescription values={product.values} eye={eye ?? undefined} />}
        </>
      ) : (
        <span>{t("unknown", { code: isolateLtr(gtin ?? "") })}</span>
      )}
      {children}
    </span>
  );
}

/** Returns the same as a function for the names of buttons. */
export function useBoxName(): (product: Product | null, gtin: string | null) => string {
  const { t } = useTexts("deliveries");
  const format = useFormat();
  return (product, gtin) => {
    if (!product) return t("unknown", { code: isolateLtr(gtin ?? "") });
    const name = format.product(product.productName, product.isLens ? product.packSize : null);
    return product.isLens ? `${name} ${isolateLtr(prescriptionText(product.values))}` : name;
  };
}

/** Whom boxes are for: the patient by name, else the shelf. */
export function BoxFor({ patientFirst, patientLast }: { patientFirst: string | null; patientLast: string | null }) {
  const { t } = useTexts("deliveries");
  const format = useFormat();
  if (patientLast === null) return <span className="quiet">{t("expected.stock")}</span>;
  return <bdi>{format.name({ firstName: patientFirst ?? "", lastName: patientLast })}</bdi>;
}
