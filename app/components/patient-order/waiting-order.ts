import { useNavigation } from "react-router";
import { usePerson } from "~/components/waiting/use-person";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { useWaitInstead } from "~/offline/use-wait-instead";
import { type OrderToWait, waitWithOrder } from "./wait-with-order";

type Props = OrderToWait & {
  /** Starts the empty form that follows. */
  begin: (draft: PatientDraft) => void;
};

/** Lets an order of a patient wait on the device when the connection is lost while it is added to the cart; renders nothing. */
export function WaitingOrder({ begin, ...order }: Props): null {
  const owner = usePerson();
  const { formData } = useNavigation();
  const isAdding = formData?.get("preorder") === order.draft.preorderId && (formData.get("intent") ?? "add") === "add";
  useWaitInstead(isAdding, async () => {
    const next = owner && (await waitWithOrder(owner, order));
    if (next) begin(next);
    return Boolean(next);
  });
  return null;
}
