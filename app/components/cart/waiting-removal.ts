import { useNavigate, useNavigation } from "react-router";
import { usePerson } from "~/components/waiting/use-person";
import { type CartForm, cartPagePath } from "~/forms/cart/cart-form";
import type { DeleteTarget } from "~/forms/cart/delete-target";
import { useWaitInstead } from "~/offline/use-wait-instead";
import { waitWithChange } from "./wait-with-change";

type Props = { cart: CartForm; target: DeleteTarget };

/**
 * Lets a removal wait on the device when the connection is lost while it is sent, and leaves the dialog; renders nothing. Under a hold the
 * dialog itself continues to wait.
 */
export function WaitingRemoval({ cart: { cartId, holdId }, target }: Props): null {
  const owner = usePerson();
  const navigate = useNavigate();
  const changeId = useNavigation().formData?.get("changeId");
  const isDeleting = typeof changeId === "string";
  const wait = async () => {
    if (!owner || !isDeleting || holdId !== undefined) return false;
    const changes = removedLines(target).map((each) => ({ ...each, quantity: 0 }));
    return waitWithChange(owner.personId, { kind: "removal", cartId, changeId, changes });
  };
  // Leaving cancels what is being sent, and requests nothing.
  useWaitInstead(isDeleting, wait, () => void navigate(cartPagePath(null), { defaultShouldRevalidate: false, preventScrollReset: true }));
  return null;
}

function removedLines(target: DeleteTarget) {
  if (target.kind === "patient") return target.preorders.flatMap((preorder) => preorder.lines.map((line) => ({ preorder, line })));
  const { preorder } = target;
  if (target.kind === "line") return [{ preorder, line: target.line }];
  return (target.kind === "product" ? target.lines : preorder.lines).map((line) => ({ preorder, line }));
}
