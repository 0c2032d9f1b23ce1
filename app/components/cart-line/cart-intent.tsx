import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from "react";
import { useFetcher, useSubmit } from "react-router";
import { CartFields } from "~/components/cart/cart-fields";
import { useFailureNotice } from "~/components/cart/use-failure-notice";
import { FieldError } from "~/components/fields/field-error";
import { Button } from "~/components/ui/button";
import type { ButtonLook } from "~/components/ui/button-look";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { type CartForm, cartAction } from "~/forms/cart/cart-form";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";
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

/**
 * A button that changes a preorder and keeps the scroll position; a refusal is shown at the button. What is to be asked about the whole is
 * sent again as a form of the page, which shows the question.
 */
export function CartIntent({ form, intent, preorderId, name, tone = "quiet", children }: Props) {
  const fetcher = useFetcher<RefusedCartChange>();
  const submit = useSubmit();
  const inTurn = useInTurn();
  const reasonOf = useLineReason();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const refusal = answer?.refusal.code === "alreadyInCart" ? undefined : answer?.refusal;
  useFailureNotice(refusal);
  const askOnPage = useEffectEvent((entries: [string, string][]) => {
    void submit(new URLSearchParams(entries), { method: "post", action: cartAction(form), preventScrollReset: true });
  });
  useEffect(() => {
    if (answer?.refusal.code === "alreadyInCart" && answer.entries) askOnPage(answer.entries);
  }, [answer]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    inTurn(() => fetcher.submit(sent, { preventScrollReset: true }));
  };
  return (
    <fetcher.Form method="post" action={cartAction(form)} preventScrollReset onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      <CartFields form={form} />
      <input type="hidden" name="preorderId" value={preorderId} />
      <Button small tone={tone} disabled={fetcher.state !== "idle"}>
        {children}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {refusal && (
        <div role="alert">
          <FieldError>{reasonOf(refusal)}</FieldError>
        </div>
      )}
    </fetcher.Form>
  );
}
