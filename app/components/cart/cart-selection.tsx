import { useEffect, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { followTicks, tickAll } from "~/components/ui/tick-all";
import { type CartForm, cartAction } from "~/forms/cart/cart-form";
import { selectionFormId } from "~/forms/cart/selection";
import { useTexts } from "~/i18n/use-texts";
import { CartFields } from "./cart-fields";
import styles from "./cart-selection.module.css";

/**
 * Above the groups of the cart: what can be done with the selected lines at once (D104). `toPatient`: something is shipped straight to a
 * patient.
 */
export function CartSelection({ form, toPatient }: { form: CartForm; toPatient: boolean }) {
  const { t } = useTexts("cart");
  const [ticked, setTicked] = useState(0);
  useEffect(() => followTicks(selectionFormId, setTicked), []);
  const all = new URLSearchParams({ ...(form.holdId !== undefined && { hold: form.holdId }), select: "all" });
  return (
    <Form id={selectionFormId} method="post" action={cartAction(form)} className={styles.bar} preventScrollReset>
      <CartFields form={form} />
      <Link
        className={buttonLook({ tone: "quiet", small: true })}
        to={`${cartAction(form)}?${all}#${selectionFormId}`}
        onClick={(event) => tickAll(event, selectionFormId, setTicked)}
        preventScrollReset
      >
        {t("selection.all")}
      </Link>
      <Button small name="intent" value="setAsideSelected">
        {t("selection.setAside")}
      </Button>
      {toPatient && (
        <Button small name="intent" value="toPracticeSelected">
          {t("selection.toPractice")}
        </Button>
      )}
      <Button small tone="danger" name="intent" value="removeSelected">
        {t("selection.remove")}
      </Button>
      <span role="status" className="small quiet">
        {ticked > 0 && t("selection.count", { count: ticked })}
      </span>
    </Form>
  );
}
