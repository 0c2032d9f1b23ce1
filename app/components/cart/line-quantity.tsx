import { type RefObject, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useFetchers } from "react-router";
import { Button } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field-error";
import { Stepper } from "~/components/ui/stepper";
import { maximumQuantity } from "~/domain/order/quantity";
import type { CartLine, CartPreorder } from "./cart-groups";
import type { RefusedChange } from "./cart-refusal";
import styles from "./cart-table.module.css";
import { useLineReason } from "./use-line-reason";

/** What came back of a refused change of this line: the text that was typed and why it was not taken. */
export type RefusedQuantity = { typed: string; reason: string };

type Props = { cartId: string; preorder: CartPreorder; line: CartLine; label: string; refused?: RefusedQuantity };

type Answer = { lineId: string | null; typed: string; refusal: RefusedChange } | undefined;

/** Milliseconds without another press before a new quantity is sent. */
const restMs = 450;

/** The quantity of a line, changed in place: sent by itself after a short rest; without JavaScript by its button. */
export function LineQuantity({ cartId, preorder, line, label, refused }: Props) {
  const { t } = useTranslation("cart");
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<Answer>();
  const sendSoon = useSendAfterRest(form, fetcher.submit);
  const reasonOf = useLineReason();
  const reason = fetcher.state !== "idle" ? "" : fetcher.data ? reasonOf(fetcher.data.refusal) : (refused?.reason ?? "");

  useEffect(() => {
    const field = form.current?.elements.namedItem("quantity");
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = String(line.quantity);
  }, [line.quantity]);

  return (
    <fetcher.Form method="post" action="/cart" ref={form} className={styles.quantity} preventScrollReset noValidate onChange={sendSoon}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="cartId" value={cartId} />
      <input type="hidden" name="preorderId" value={preorder.id} />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="revision" value={preorder.revision} />
      <Stepper
        small
        label={label}
        name="quantity"
        min={0}
        max={maximumQuantity}
        defaultValue={refused?.typed ?? line.quantity}
        aria-invalid={reason !== "" || undefined}
        aria-describedby={reason !== "" ? errorId : undefined}
      />
      <noscript>
        <Button small>{t("line.save")}</Button>
      </noscript>
      <span className="small quiet" role="status">
        {fetcher.state !== "idle" && t("line.saving")}
      </span>
      {reason !== "" && <FieldError id={errorId}>{reason}</FieldError>}
    </fetcher.Form>
  );
}

/** Sends the form when nothing was pressed for a moment and no other change is on its way, so that revisions never cross. */
function useSendAfterRest(form: RefObject<HTMLFormElement | null>, submit: ReturnType<typeof useFetcher>["submit"]) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  const underWay = useFetchers().some(({ state }) => state !== "idle");
  useEffect(() => {
    busy.current = underWay;
  }, [underWay]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    const send = () => {
      const field = form.current?.elements.namedItem("quantity");
      if (!form.current || !(field instanceof HTMLInputElement) || field.value.trim() === "") return;
      if (busy.current) timer.current = setTimeout(send, restMs);
      else void submit(form.current, { preventScrollReset: true });
    };
    timer.current = setTimeout(send, restMs);
  };
}
