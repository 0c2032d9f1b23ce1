import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { type CartForm, cartAction, questionPath } from "~/forms/cart/cart-form";
import { type CartPreorder, orderedGroups } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CartFields } from "./cart-fields";

type Props = { populated: PopulatedCart; form: CartForm | undefined };

/**
 * The orders that lines of the cart replace: which, until when they can be changed, what would change, and keeping them unchanged (D27).
 * The lines for one that was cancelled in the meantime can be ordered as a new order.
 */
export function ReplacedNotices({ populated, form }: Props) {
  const preorders = orderedGroups(populated).flatMap((group) => group.preorders);
  return preorders.map((preorder) => preorder.replacedOrder && <ReplacedNotice key={preorder.id} preorder={preorder} form={form} />);
}

function ReplacedNotice({ preorder, form }: { preorder: CartPreorder; form: CartForm | undefined }) {
  const { t } = useTexts("cart");
  const format = useFormat();
  const { id, replacedOrder, patientFirst, patientLast } = preorder;
  if (!replacedOrder) return null;
  const { changeable, cancelled, confirmationNum, changeableUntil } = replacedOrder;
  const closed = cancelled ? "cancelled" : "closed";
  const number = isolateLtr(confirmationNum);
  const name = patientLast === null ? null : isolate(format.name({ firstName: patientFirst ?? "", lastName: patientLast }));
  return (
    <Notice
      tone={changeable ? "accent" : "caution"}
      icon={changeable ? "repeat" : "lock"}
      title={t(`replaced.${changeable ? "title" : closed}`, { number })}
      actions={
        form && (
          <>
            <ButtonLink small to={questionPath(form, "changes", { preorder: id })} preventScrollReset>
              {t("replaced.see")}
            </ButtonLink>
            <Form method="post" action={cartAction(form)} preventScrollReset>
              <CartFields form={form} />
              <input type="hidden" name="preorderId" value={id} />
              <input type="hidden" name="number" value={confirmationNum} />
              <Button small tone="quiet" name="intent" value={cancelled ? "orderAnew" : "leaveOrder"}>
                {t(cancelled ? "replaced.anew" : "replaced.leave")}
              </Button>
            </Form>
          </>
        )
      }
    >
      <p className="small">
        {name !== null && `${t("replaced.for", { name })} `}
        {changeable ? t("replaced.text", { time: isolateLtr(format.time(changeableUntil)) }) : t(`replaced.${closed}Text`)}
      </p>
    </Notice>
  );
}
