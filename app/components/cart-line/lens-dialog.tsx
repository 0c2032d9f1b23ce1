import { Form } from "react-router";
import { CartRefusal } from "~/components/cart/cart-refusal";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { LensValue } from "~/domain/lens/lens-values";
import { type CartForm, cartPagePath } from "~/forms/cart/cart-form";
import type { CartLine } from "~/forms/cart/cart-groups";
import type { LensField } from "~/forms/cart/changed-lens";
import type { RefusedChange } from "~/forms/cart/refused-cart-change";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";

export type RefusedLens = {
  typed: Record<string, string>;
  /** The field whose value is not made with the others, and the nearest that is. */
  impossible: { field: string; nearest: LensValue | null } | null;
  refusal: RefusedChange | null;
};

type Props = { cart: CartForm; line: CartLine | null; fields: readonly LensField[]; refused: RefusedLens | undefined };

/** The parameters of one lens of the cart, to be changed in a dialog; says so when the line no longer exists. */
export function LensDialog({ cart, line, fields, refused }: Props) {
  const { t } = useTexts(["cart", "common"]);
  const back = cartPagePath(cart.holdId);
  const errorOf = (field: string) => {
    if (refused?.impossible?.field !== field) return undefined;
    const { nearest } = refused.impossible;
    if (nearest === null) return t("cart:lens.notMade");
    return t("cart:lens.nearest", { value: isolateLtr(formatLensValue(field as "power", nearest)) });
  };
  const overline = line?.eye ? t(`common:eyes.${line.eye}`) : undefined;
  return (
    <Modal title={line ? <bdi>{line.productName}</bdi> : t("cart:lens.title")} overline={overline} closeTo={back}>
      {refused?.refusal && <CartRefusal refusal={refused.refusal} />}
      {!line && <p>{t("cart:delete.gone")}</p>}
      <Form method="post" replace className="stack" preventScrollReset>
        {fields.map(({ field, current, options }) => (
          <Field key={field} id={`lens-${field}`} label={t(`common:parameters.${field}`)} error={errorOf(field)}>
            <Select num id={`lens-${field}`} name={field} defaultValue={refused?.typed[field] ?? current}>
              {options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <ModalActions>
          <ButtonLink preventScrollReset replace to={back}>
            {t(line ? "common:actions.cancel" : "cart:delete.back")}
          </ButtonLink>
          {line && <Button tone="primary">{t("cart:lens.save")}</Button>}
        </ModalActions>
      </Form>
    </Modal>
  );
}
