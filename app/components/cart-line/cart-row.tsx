import { Stepper } from "~/components/fields/stepper";
import { Prescription } from "~/components/lens/prescription";
import { maximumQuantity } from "~/domain/order/quantity";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { CartSetting } from "./cart-facts";
import { LinePrice } from "./line-price";
import { LineStock } from "./line-stock";
import { QuantityForm } from "./quantity-form";
import { Remedy } from "./remedy";
import { RowActs } from "./row-acts";
import { RowProduct } from "./row-product";

type Props = { preorder: CartPreorder; line: CartLine; isFirst: boolean; facts: CartSetting };

/** One line of the cart: product, values, quantity and price, stock, and its actions. */
export function CartRow({ preorder, line, isFirst, facts }: Props) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const isRemoved = preorder.status === "markedForDeletion";
  const { productName: product, eye, stock } = line;
  const label = eye
    ? t("cart:line.quantityOfEye", { product, eye: t(`common:eyes.${eye}`) })
    : t(line.solutionId === null ? "cart:line.quantity" : "cart:line.bottles", { product });
  const isSplit = line.orderable && stock.now > 0 && stock.later > 0;
  const { form, refused } = facts;
  return (
    <tr id={`line-${line.id}`}>
      <RowProduct preorder={preorder} lines={[line]} facts={facts}>
        {!isRemoved && <LineStock line={line} />}
        {form && <RowActs form={form} preorder={preorder} lines={[line]} isFirst={isFirst} />}
        {form && !isRemoved && isSplit && (
          <Remedy quiet form={form} changes={[{ preorderId: preorder.id, lineId: line.id, quantity: stock.now }]}>
            {t("cart:line.onlyNow", { quantity: stock.now })}
          </Remedy>
        )}
      </RowProduct>
      <td data-label={line.solutionId === null ? t("cart:table.value") : undefined}>
        {line.solutionId === null && <Prescription values={line.values} eye={eye ?? undefined} />}
      </td>
      <td data-label={t("cart:table.quantity")}>
        {form && !isRemoved ? (
          <QuantityForm form={form} preorder={preorder} lines={[line]} refused={refused}>
            {(fieldOf) => <Stepper small label={label} min={0} max={maximumQuantity} {...fieldOf(line)} />}
          </QuantityForm>
        ) : (
          <b>{format.number(line.quantity)}</b>
        )}
      </td>
      <LinePrice preorder={preorder} lines={[line]} facts={facts} />
    </tr>
  );
}
