import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import type { ButtonLook } from "~/components/ui/button-look";
import { FieldError } from "~/components/ui/field-error";
import type { IconName } from "~/components/ui/icon-name";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { RefusedChange } from "./cart-refusal";
import { useLineReason } from "./use-line-reason";

type Props = {
  cartId: string;
  intent: "setAside" | "takeBack" | "mark" | "unmark";
  preorderId: string;
  icon: IconName;
  /** What it is about, heard after the words of the button. */
  name: string;
  tone?: ButtonLook["tone"];
  children: ReactNode;
};

/** One button that changes a preorder of the cart and leaves the page where it is; why it was refused stands at the button. */
export function CartIntent({ cartId, intent, preorderId, icon, name, tone = "quiet", children }: Props) {
  const fetcher = useFetcher<{ refusal: RefusedChange }>();
  const reasonOf = useLineReason();
  const refusal = fetcher.state === "idle" ? fetcher.data?.refusal : undefined;
  return (
    <fetcher.Form method="post" action="/cart" preventScrollReset>
      <input type="hidden" name="cartId" value={cartId} />
      <input type="hidden" name="preorderId" value={preorderId} />
      <Button small tone={tone} name="intent" value={intent} icon={icon} disabled={fetcher.state !== "idle"}>
        {children}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {refusal && (
        <div role="alert">
          <FieldError>{reasonOf(refusal)}</FieldError>
        </div>
      )}
    </fetcher.Form>
  );
}
