import type { Answers } from "~/calls/answers";
import { useTexts } from "~/i18n/use-texts";

type Copied = Answers["orders"]["copyToCart"];

/** What was left out of a reorder, each with its reason. */
export function LeftLines({ left }: Pick<Copied, "left">) {
  const { t } = useTexts("orders");
  const keyed = left.map((line, index) => ({ ...line, key: `${index} ${line.productName}` }));
  return (
    <ul>
      {keyed.map(({ key, productName, reason }) => (
        <li key={key}>{t(`reorder.reasons.${reason}`, { product: productName })}</li>
      ))}
    </ul>
  );
}

/** What replaces older products. */
export function ReplacedLines({ replaced }: Pick<Copied, "replaced">) {
  const { t } = useTexts("orders");
  const keyed = replaced.map((line, index) => ({ ...line, key: `${index} ${line.productName}` }));
  return (
    <ul>
      {keyed.map(({ key, productName, newProductName }) => (
        <li key={key}>{t("reorder.replacedLine", { product: productName, newProduct: newProductName })}</li>
      ))}
    </ul>
  );
}
