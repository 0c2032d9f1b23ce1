import type { FormEvent, ReactNode } from "react";
import { useFetcher } from "react-router";
import { CartFields } from "~/components/cart/cart-fields";
import { useFailureNotice } from "~/components/cart/use-failure-notice";
import { FieldError } from "~/components/fields/field-error";
import { Button } from "~/components/ui/button";
import type { ButtonLook } from "~/components/ui/button-look";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { type CartForm, cartAction } from "~/forms/cart/cart-form";
import type { RefusedChange } from "~/forms/cart/refused-cart-change";
import { useInTurn } from "./use-in-turn";
import { useLineReason } from "./use-line-reason";

type Props = {
  form: CartForm;
  intent: "setAside" | "takeBack" | "mark" | "unmark";
  preorderId: string;
  /** The subject, read out after the label of the button. */
  name: string;
  tone?: ButtonLook["tone"];
  children: ReactNode;
};

/** A button that changes a preorder and keeps the scroll position; a refusal is shown at the button. */
export function CartIntent({ form, intent, preorderId, name, tone = "quiet", children }: Props) {
  const fetcher = useFetcher<{ refusal: RefusedChange }>();
  const inTurn = useInTurn();
  const reasonOf = useLineReason();
  const refusal = fetcher.state === "idle" ? fetcher.data?.refusal : undefined;
  useFailureNotice(refusal);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    inTurn(() => void fetcher.submit(sent, { preventScrollReset: true }));
  };
  return (
    <fetcher.Form method="post" action={cartAction(form)} preventScrollReset onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      <CartFields form={form} />
      <input type="hidden" name="preorderId" value={preorderId} />
      <Button small tone={tone} disabled={fetcher.state !== "idle"}>
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
