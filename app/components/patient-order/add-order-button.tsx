import { Button } from "~/components/ui/button";
import { orderFormId } from "~/forms/patient-order/order-form";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  /** Whether the order is in the cart already. */
  editing: boolean;
  /** A label of one word, for the bottom of small screens. */
  brief?: boolean;
};

/** The button that adds the order to the cart, or saves its change; it comes with the form and works before the draft's panel is loaded. */
export function AddOrderButton({ editing, brief = false }: Props) {
  const { t } = useTexts(["patientOrder", "common"]);
  return (
    <Button form={orderFormId} name="intent" value="add" tone="primary" wide={!brief} kbd={brief ? undefined : "⏎"}>
      {brief
        ? t(editing ? "common:actions.save" : "common:actions.add")
        : t(editing ? "patientOrder:draft.save" : "patientOrder:draft.add")}
    </Button>
  );
}
