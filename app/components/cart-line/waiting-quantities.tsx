import { useState } from "react";
import { v7 as newId } from "uuid";
import { waitWithChange } from "~/components/cart/wait-with-change";
import { usePerson } from "~/components/waiting/use-person";
import { parseQuantity } from "~/domain/order/quantity";
import type { CartForm } from "~/forms/cart/cart-form";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { parseTypedQuantities } from "~/forms/cart/typed-quantities";
import { useWaitInstead } from "~/offline/use-wait-instead";

type Props = {
  form: CartForm;
  preorder: CartPreorder;
  lines: readonly CartLine[];
  /** The form that is being sent. */
  sent: FormData | undefined;
  takeBack: () => void;
};

/**
 * Lets new quantities wait on the device when the connection is lost while they are sent. For what must be corrected or confirmed first, and
 * for changes under a hold, the page itself continues to wait. Renders the id of the change, which is the same for every try until the cart
 * has answered, so that all of them are one change for the cart, and are undone together.
 */
export function WaitingQuantities({ form: { cartId, holdId }, preorder, lines, sent, takeBack }: Props) {
  const owner = usePerson();
  const { revision } = preorder;
  const [change, setChange] = useState(() => ({ id: newId(), revision }));
  if (change.revision !== revision) setChange({ id: newId(), revision });
  const wait = async () => {
    if (!owner || !sent || holdId !== undefined) return false;
    const typed = parseTypedQuantities(sent).filter(({ changed }) => changed);
    const changes = typed.flatMap(({ lineId, text }) => {
      const [line, parsed] = [lines.find(({ id }) => id === lineId), parseQuantity(text)];
      return line && parsed.permitted ? [{ preorder, line, quantity: parsed.quantity }] : [];
    });
    if (changes.length < typed.length) return false;
    return waitWithChange(owner.personId, { kind: "quantities", cartId, changeId: change.id, changes });
  };
  useWaitInstead(sent !== undefined, wait, takeBack);
  return <input type="hidden" name="changeId" value={change.id} />;
}
